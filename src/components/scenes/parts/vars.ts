import type {CSSProperties} from 'react';

/** Custom properties as a `style` value, whose type doesn't allow them. */
export const vars = (values: Record<`--${string}`, string | number>): CSSProperties => values as CSSProperties;

/** Properties of an element that is shown in the palette of another brand, if there is a hue, in degrees. */
export const rebrand = (hue?: number) => (hue === undefined ? {} : {'data-rebrand': '', style: vars({'--hue': hue})});
