/** In the order of the filter (section 2 of the specification). */
export const INTEGRATION_CATEGORIES = [
  'Authentication',
  'HRIS',
  'CRM',
  'Collaboration',
  'Content Providers',
  'Recognition',
  'Analytics',
  'Virtual Classroom',
] as const;

export type IntegrationCategory = (typeof INTEGRATION_CATEGORIES)[number];
