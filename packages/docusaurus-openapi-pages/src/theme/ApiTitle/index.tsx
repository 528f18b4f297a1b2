import type {ReactNode} from 'react';

export interface Props {
  /** Path of the page below the base URL. */
  path: string;
  id?: string;
  children: ReactNode;
}

export default function ApiTitle({id, children}: Props): ReactNode {
  return <h1 id={id}>{children}</h1>;
}
