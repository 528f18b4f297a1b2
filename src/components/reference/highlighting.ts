import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

// Adds the languages from the theme settings to the built-in ones.
includeLanguages(Prism);
