import type {DocusaurusConfig} from '@docusaurus/types';
import type {Brand} from '../content/schema';
import type {PublicSettings} from './settings';

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

/**
 * The brand as pages know it: without what only the build reads, because every page loads it, and without the links that
 * are in menus (`src/content/navigation.ts`).
 */
export function siteBrand({
  name,
  legalName,
  tagline,
  domain,
  socialHandle,
  logo,
  symbol,
  links,
}: Brand & {logo: NonNullable<Brand['logo']>}) {
  const {appStore, playStore, linkedin, x, youtube} = links;
  const shown = {appStore, playStore, linkedin, x, youtube};
  return {name, legalName, tagline, domain, socialHandle, logo, symbol, links: shown};
}

export type SiteBrand = ReturnType<typeof siteBrand>;

/** The custom fields of a site with their types, which Docusaurus does not know. Components use `useSettings`. */
export const customFields = (siteConfig: DocusaurusConfig): CustomFields =>
  siteConfig.customFields as unknown as CustomFields;
