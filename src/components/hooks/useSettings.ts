import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CustomFields, SiteBrand} from '@site/src/config/customFields';
import type {PublicSettings} from '@site/src/config/settings';

const useCustomFields = (): CustomFields => useDocusaurusContext().siteConfig.customFields as unknown as CustomFields;

export function useSettings(): PublicSettings {
  return useCustomFields().settings;
}

/** The brand record: name, logos, links. */
export function useBrand(): SiteBrand {
  return useCustomFields().brand;
}

/** Where the company is registered, as a sentence; empty without facts. */
export function useRegistration(): string {
  return useCustomFields().registration;
}

export function useBuildYear(): number {
  return useCustomFields().year;
}

/** URLs of the web app, to be opened in a new tab (section 2). */
export function useAppLinks(): {login: string; register: string} {
  const {appUrl} = useSettings();
  return {login: `${appUrl}/auth/login`, register: `${appUrl}/auth/register`};
}

/** Whether the site includes the developer guides; they are left out when it documents another API. */
export function useHasGuides(): boolean {
  return useCustomFields().hasGuides;
}
