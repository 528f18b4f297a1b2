import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PublicSettings} from '@site/src/config/settings';
import type {Brand} from '@site/src/content/schema';

/** The settings that the site was built with. */
export function useSettings(): PublicSettings {
  return useDocusaurusContext().siteConfig.customFields!.settings as PublicSettings;
}

/** Name, links and logos of the product. */
export function useBrand(): Brand {
  return useDocusaurusContext().siteConfig.customFields!.brand as Brand;
}

/** Addresses of the web app, which opens in a new tab (section 2). */
export function useAppLinks(): {login: string; register: string} {
  const {appUrl} = useSettings();
  return {login: `${appUrl}/auth/login`, register: `${appUrl}/auth/register`};
}

/** Whether the site has the guides, which it has not beside a contract of another API. */
export function useHasGuides(): boolean {
  return Boolean(useDocusaurusContext().siteConfig.customFields!.hasGuides);
}
