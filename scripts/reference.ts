/** `npm run reference`: generates the pages of the API reference, as every start and build does. */
import brand from '../src/content/brand';
import {siteSettings} from '../src/config/environment';
import {generateReference} from '../src/plugins/reference/generate';

generateReference(process.cwd(), {...siteSettings(), product: brand.name}).catch((error: Error) => {
  console.error(error.message.trim());
  process.exitCode = 1;
});
