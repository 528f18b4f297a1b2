import type {ComponentType, ReactNode} from 'react';
import type {BrandExhibit} from '@site/src/content/schema';
import type {GuideKit} from '@site/src/lib/brandGuide';
import Colors from './Colors';
import Icons from './Icons';
import Logos from './Logos';
import Shapes from './Shapes';
import SocialImage from './SocialImage';
import Type from './Type';

const EXHIBITS: Record<BrandExhibit, ComponentType<{kit: GuideKit}>> = {
  colors: Colors,
  icons: Icons,
  logos: Logos,
  shapes: Shapes,
  social: SocialImage,
  type: Type,
};

export interface BrandKitProps {
  exhibit: BrandExhibit;
  kit: GuideKit;
}

/** One part of the current brand. The values are read from the style sheets at build time. */
export default function BrandKit({exhibit, kit}: BrandKitProps): ReactNode {
  const Exhibit = EXHIBITS[exhibit];
  return <Exhibit kit={kit} />;
}
