import type {DocusaurusConfig} from '@docusaurus/types';
import type {Brand} from '../content/schema';
import type {PublicSettings} from './settings';

/** What our configuration passes to pages and plugins as `customFields`. */
export interface CustomFields {
  settings: PublicSettings;
  brand: Brand;
  /** Where the company is registered, as a sentence; empty without facts. */
  registration: string;
  /** Whether the site includes the developer guides; they are left out when it documents another API. */
  hasGuides: boolean;
}

/** The custom fields of a site with their types, which Docusaurus does not know. Components use `useSettings`. */
export const customFields = (siteConfig: DocusaurusConfig): CustomFields =>
  siteConfig.customFields as unknown as CustomFields;
