import type {ReactNode} from 'react';

const MARKS = {
  wave: 'M2 9c3 0 3-4 6-4s3 4 6 4 3-4 6-4M2 15c3 0 3-4 6-4s3 4 6 4 3-4 6-4',
  leaf: 'M4 20C4 10 10 4 20 4c0 10-6 16-16 16Zm0 0L14 10',
  bridge: 'M2 17h20M4 17V9m16 8V9M4 9c4 6 12 6 16 0M12 17v-4',
  bird: 'M3 15c5 1 8-1 9-5 1-3 4-4 6-2l3 1-3 2c0 6-5 9-10 9M8 14l-5-5',
  ampersand: 'M19 20 8 8a3.4 3.4 0 1 1 5-.3c-2 2.3-7 3.8-7 8A4.3 4.3 0 0 0 10.5 20c4 0 6-3 7-7',
  anchor: 'M12 7v14M12 7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM4 13c0 5 4 8 8 8s8-3 8-8M8 11h8',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17a3 3 0 1 0 6 0 3 3 0 0 0-6 0Z',
  peak: 'm2 20 7-13 4 7 3-4 6 10Z',
  spark: 'M12 2v7m0 6v7M2 12h7m6 0h7M5 5l4 4m6 6 4 4M19 5l-4 4m-6 6-4 4',
  wheel: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-6a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-12v6m0 6v6m-9-9h6m6 0h6',
};

export type MarkName = keyof typeof MARKS;

/** A customer's logo mark. */
export default function CustomerMark({name}: {name: MarkName}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.8"
      viewBox="0 0 24 24"
      width="24"
    >
      <path d={MARKS[name]} />
    </svg>
  );
}
