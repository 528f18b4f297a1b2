import brand from './brand';
import type {NavigationLinks} from './schema';

/** Links of the header and footer. Solutions, features and comparisons are added from the records. */
const navigation: NavigationLinks = {
  header: [
    {title: 'Pricing', href: '/pricing'},
    {title: 'Integrations', href: '/integrations'},
  ],
  narrow: [{title: 'Developers', href: '/developer'}],
  footer: [
    {
      title: 'Product',
      links: [
        {title: 'Features', href: '/features'},
        {title: 'Pricing', href: '/pricing'},
        {title: 'Integrations', href: '/integrations'},
        {title: 'Book a Demo', href: '/book-a-demo'},
        {title: 'Developers', href: '/developer'},
      ],
    },
    {title: 'Solutions', records: 'solutions', links: []},
    {
      title: 'Company',
      links: [
        {title: `About ${brand.name}`, href: '/about'},
        {title: 'Contact', href: '/contact'},
        {title: 'Security', href: '/security'},
        {title: 'Blog', href: brand.links.blog},
        {title: 'Help centre', href: brand.links.helpCentre},
        {title: 'Careers', href: brand.links.careers},
        {title: 'Status', href: brand.links.status},
      ],
    },
    {title: 'Compare', records: 'comparisons', links: [{title: 'All comparisons', href: '/compare'}]},
  ],
  legal: [
    {title: 'Privacy Policy', href: '/privacy'},
    {title: 'Terms of Service', href: '/terms'},
    {title: 'Data Processing', href: '/dpa'},
    {title: 'Accessibility', href: '/accessibility'},
  ],
};

export default navigation;
