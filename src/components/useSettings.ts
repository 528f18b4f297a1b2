import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Settings} from '@site/src/config/settings';
import type {Brand} from '@site/src/content/schema';

/** The settings that the site was built with. */
export function useSettings(): Settings {
  return useDocusaurusContext().siteConfig.customFields!.settings as Settings;
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
