import type {ComponentProps, ReactNode} from 'react';
import KitIcon from 'docusaurus-kit/Icon';
import type {IconName} from '@site/src/content/icons';

export type IconProps = ComponentProps<typeof KitIcon> & {name: IconName};

/** A decorative icon by one of the names in `content/icons`. */
export default KitIcon as (props: IconProps) => ReactNode;
