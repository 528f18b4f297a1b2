/** What the options of the preset say to pages. */
import settings from '@openapi-pages/settings';

export const {guides, hasPolicy, mockServer, overview} = settings;

/** Path of an operation's page below the base URL. */
export const operationPath = (slug: string): string => `${settings.base}/${slug}`;
