import type {Brand} from './schema';

/** The product name. Records import it from here; guides and the contract write `{brand}`. */
const name = 'Skillgrove';
const domain = 'skillgrove.example';

const brand: Brand = {
  name,
  legalName: `${name} Learning Ltd`,
  // Facts for the owner to fill in; see docs/before-publishing.md.
  company: {},
  tagline: 'Turn what your experts know into training, and prove it worked',
  nameOrigin: 'The name is skill and grove in one: many people growing on the same ground, each at their own pace.',
  domain,
  socialHandle: '@skillgrove',
  color: 'oklch(45% 0.105 160)',
  logo: {light: '/img/logo-light.svg', dark: '/img/logo-dark.svg', width: 145, height: 32, alt: name},
  symbol: '/img/symbol.svg',
  fonts: {
    display: {
      family: 'Bricolage Grotesque',
      file: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
      weight: 640,
      cuts: {600: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff'},
    },
    text: {
      family: 'Figtree',
      file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      weight: 400,
      cuts: {
        400: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
        600: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
      },
    },
  },
  links: {
    blog: `https://blog.${domain}`,
    helpCentre: `https://help.${domain}`,
    careers: `https://careers.${domain}`,
  },
};

export default brand;
