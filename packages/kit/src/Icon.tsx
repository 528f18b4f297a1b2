import type {ReactNode} from 'react';
import sprite from '@kit/sprite';

export interface IconProps {
  /** One of the names that the plugin of `icons/` was given. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
  className?: string;
}

/** A decorative icon, hidden from assistive technology. */
export default function Icon({name, size = 20, className}: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.75}
      width={size}
    >
      <use href={`${sprite.url}#${name}`} />
    </svg>
  );
}
