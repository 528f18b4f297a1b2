import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import operations from './docs/reference/sidebar';

/** Operations by tag, as generated from the contract. */
const sidebars: SidebarsConfig = {
  reference: [
    {type: 'link', label: 'API overview', href: '/developer'},
    {type: 'link', label: 'Guides', href: '/developer/guides/quickstart'},
    ...operations,
  ],
};

export default sidebars;
