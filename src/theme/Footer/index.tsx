// Replaced: the footer's columns are computed from the records.
import type {ReactNode} from 'react';
import SiteFooter from '@site/src/components/layout/Footer';
import {useBrand} from '@site/src/components/hooks/useSettings';
import {registration} from '@site/src/content/company';

export default function Footer(): ReactNode {
  return <SiteFooter registration={registration(useBrand())} />;
}
