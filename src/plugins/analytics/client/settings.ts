import siteConfig from '@generated/docusaurus.config';
import {customFields} from '../../../config/customFields';

/** The script of this build and its attributes. */
export const analytics = customFields(siteConfig).settings.analytics!;
