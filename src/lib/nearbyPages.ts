/** The pages to suggest to a visitor who finds nothing. */
import type {MenuItem, Navigation} from './teasers';

export const START: readonly MenuItem[] = [
  {title: 'Solutions', href: '/solutions'},
  {title: 'Features', href: '/features'},
  {title: 'Pricing', href: '/pricing'},
  {title: 'API documentation', href: '/developer'},
  {title: 'Contact', href: '/contact'},
];

/** Pages that are not among the defaults of any section. */
const OTHERS: readonly MenuItem[] = [
  {title: 'Integrations', href: '/integrations'},
  {title: 'Security', href: '/security'},
  {title: 'About us', href: '/about'},
  {title: 'Book a demo', href: '/book-a-demo'},
  {title: 'AI course creator', href: '/ai-course-creation'},
  {title: 'Privacy Policy', href: '/privacy'},
  {title: 'Terms of Service', href: '/terms'},
];

/**
 * All candidates, some of them first, without duplicates.
 *
 * @param pages paths of all pages: the owner may have removed a candidate
 */
export function knownPages(first: readonly MenuItem[], navigation: Navigation, pages?: readonly string[]): MenuItem[] {
  const {solutions, featureCategories, comparisons} = navigation;
  const features = featureCategories.flatMap((category) => category.features);
  const all = [...first, ...START, ...solutions, ...featureCategories, ...features, ...comparisons, ...OTHERS];
  const isFirst = (href: string, at: number) => all.findIndex((other) => other.href === href) === at;
  return all.filter(({href}, at) => isFirst(href, at) && (pages?.includes(href) ?? true));
}
