/** The content of a page's social image. */
import type {SocialSection} from '../../../content/schema';
import type {PageFacts} from '../../../lib/pageFacts';
import type {Card} from '../../brand/card';

/** The section with the longest path that contains the page. */
export const sectionOf = (page: string, sections: readonly SocialSection[]): SocialSection | undefined =>
  sections
    .filter((section) => page === section.path || page.startsWith(`${section.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];

/** The social image of a page. */
export function cardOf({path, title}: PageFacts, sections: readonly SocialSection[]): Card {
  const section = sectionOf(path, sections);
  return {path, title, section: section?.name ?? '', ground: section?.ground ?? 'paper'};
}
