import {createContext, useContext} from 'react';

/** Labels of a picture that have a number, in the order of the numbers. */
export const Pins = createContext<readonly string[]>([]);

/** The number of a label, if it has one, for its `data-pin`. */
export function usePin(): (label: string) => number | undefined {
  const pins = useContext(Pins);
  return (label) => pins.indexOf(label) + 1 || undefined;
}
