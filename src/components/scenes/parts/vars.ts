import type {CSSProperties} from 'react';

/** Custom properties as a `style` value, whose type doesn't allow them. */
export const vars = (values: Record<`--${string}`, string | number>): CSSProperties => values as CSSProperties;
