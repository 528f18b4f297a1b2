import {Prism} from 'prism-react-renderer';
import includeLanguages from '@theme/prism-include-languages';

// Adds the languages of the theme settings to those that the highlighter knows by itself.
includeLanguages(Prism);
