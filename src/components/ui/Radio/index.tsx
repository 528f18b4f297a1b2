import type {ComponentProps, ReactNode} from 'react';

/** A radio button in its label, which has the class. */
export default function Radio({children, className, ...props}: Omit<ComponentProps<'input'>, 'type'>): ReactNode {
  return (
    <label className={className}>
      <input {...props} type="radio" />
      {children}
    </label>
  );
}
