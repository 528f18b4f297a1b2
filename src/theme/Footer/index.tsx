// Replaced: the footer's columns are computed from the records.
import type {ReactNode} from 'react';
import SiteFooter from '@site/src/components/layout/Footer';
import {useBuildYear, useRegistration} from '@site/src/components/hooks/useSettings';

export default function Footer(): ReactNode {
  return <SiteFooter registration={useRegistration()} year={useBuildYear()} />;
}
