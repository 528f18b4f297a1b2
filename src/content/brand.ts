import type {Brand} from './schema';

const brand: Brand = {
  name: 'Skillgrove',
  legalName: 'Skillgrove Learning Ltd',
  tagline: 'Learning that grows where the work is done',
  socialHandle: '@skillgrove',
  hue: 160,
  logo: {light: '/img/logo-light.svg', dark: '/img/logo-dark.svg', alt: 'Skillgrove'},
  links: {
    blog: 'https://blog.skillgrove.example',
    helpCentre: 'https://help.skillgrove.example',
    careers: 'https://careers.skillgrove.example',
  },
};

export default brand;
