/** `npm run reference`: generates the pages of the API reference, as every start and build does. */
import brand from '../src/content/brand';
import {readSettings} from '../src/config/settings';
import {generateReference} from '../src/plugins/reference/generate';

generateReference(process.cwd(), {...readSettings(process.env), product: brand.name}).catch((error: Error) => {
  console.error(error.message.trim());
  process.exitCode = 1;
});
