import type {DocusaurusConfig} from '@docusaurus/types';
import type {Brand} from '../content/schema';
import type {PublicSettings} from './settings';

/** The brand as pages know it: without what only the build reads, because every page loads it. */
export type SiteBrand = Omit<Brand, 'color' | 'fonts' | 'company' | 'links'> & {
  /** Without those that are in menus (`src/content/navigation.ts`). */
  links: Pick<Brand['links'], 'appStore' | 'playStore' | 'linkedin' | 'x' | 'youtube'>;
};

/** What our configuration passes to pages and plugins as `customFields`. */
export interface CustomFields {
  settings: PublicSettings;
  brand: SiteBrand;
  /** Where the company is registered, as a sentence; empty without facts. */
  registration: string;
  /** Year of the build, for the copyright notice. */
  year: number;
  /** Whether the site includes the developer guides; they are left out when it documents another API. */
  hasGuides: boolean;
}

export function siteBrand(brand: Brand): SiteBrand {
  const {name, legalName, tagline, domain, socialHandle, logo, symbol, links} = brand;
  const {appStore, playStore, linkedin, x, youtube} = links;
  const shown = {appStore, playStore, linkedin, x, youtube};
  return {name, legalName, tagline, domain, socialHandle, logo, symbol, links: shown};
}

/** The custom fields of a site with their types, which Docusaurus does not know. Components use `useSettings`. */
export const customFields = (siteConfig: DocusaurusConfig): CustomFields =>
  siteConfig.customFields as unknown as CustomFields;
