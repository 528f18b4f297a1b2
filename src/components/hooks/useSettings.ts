import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PublicSettings} from '@site/src/config/settings';
import type {Brand} from '@site/src/content/schema';

/** The public settings of this build. */
export function useSettings(): PublicSettings {
  return useDocusaurusContext().siteConfig.customFields!.settings as PublicSettings;
}

/** The brand record: name, logos, links. */
export function useBrand(): Brand {
  return useDocusaurusContext().siteConfig.customFields!.brand as Brand;
}

/** URLs of the web app, to be opened in a new tab (section 2). */
export function useAppLinks(): {login: string; register: string} {
  const {appUrl} = useSettings();
  return {login: `${appUrl}/auth/login`, register: `${appUrl}/auth/register`};
}

/** Whether the site includes the developer guides; they are left out when it documents another API. */
export function useHasGuides(): boolean {
  return Boolean(useDocusaurusContext().siteConfig.customFields!.hasGuides);
}
