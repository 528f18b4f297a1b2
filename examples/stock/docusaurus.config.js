import {guideSteps} from 'docusaurus-openapi-pages/steps/remark';

export default {
  title: 'Bookshelf',
  url: 'https://bookshelf.example',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  presets: [
    [
      'classic',
      {
        docs: {remarkPlugins: [[guideSteps, '.docusaurus/openapi-pages/contract.json']]},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
      },
    ],
    ['docusaurus-openapi-pages', {contract: 'openapi.yaml', guides: {authentication: '/docs/intro'}}],
  ],
  themeConfig: {
    navbar: {
      title: 'Bookshelf',
      items: [
        {to: '/docs/intro', label: 'Guide', position: 'left'},
        {to: '/api', label: 'API', position: 'left'},
      ],
    },
    footer: {style: 'dark', copyright: 'An example for Docusaurus.'},
  },
};
