import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/**
 * A text for paper only, which is written when the visitor prints.
 *
 * @param write gets the day and the address of the page, without its query
 */
export function usePrintNote(write: (day: string, page: string) => string): string {
  const [note, setNote] = useState('');
  useEffect(() => {
    const update = () => {
      const day = new Date().toLocaleDateString('en-GB', {dateStyle: 'long'});
      flushSync(() => setNote(write(day, location.origin + location.pathname)));
    };
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  });
  return note;
}
