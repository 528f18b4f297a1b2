/**
 * No built text has the habits that make prose sound translated or careless. A net, not the standard: most faults need a
 * reader.
 */
import {expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {attributesOf, files, pages, readText, type Page} from './support';

interface Habit {
  pattern: RegExp;
  instead: string;
  /** Uses that are right. They are taken out of the text before the search. */
  except?: RegExp;
}

/** For every text that a visitor, a developer or a maintainer reads. */
const EVERYWHERE: readonly Habit[] = [
  {
    pattern: /\b(?:stands?|stood|standing)\b/i,
    instead: 'is, appears, sits',
    except: /\bstand(?:s|ing)? (?:out|for|by|up|still)\b|\bstand-ins?\b|\blong-standing\b/gi,
  },
  {pattern: /\bsomebody\b/i, instead: 'someone'},
  {pattern: /\bnobody\b/i, instead: 'no one, or say what happens'},
  {pattern: /\bwhoever\b/i, instead: 'anyone who'},
  {pattern: /\bbeside\b/i, instead: 'next to, alongside'},
  {pattern: /\bin (?:the )?place of\b/i, instead: 'instead of'},
  {pattern: /\bwhereas\b|\bwhich is why\b/i, instead: 'two sentences'},
  {pattern: /\byearly\b/i, instead: 'annual, annually'},
  {pattern: /\bchapters?\b/i, instead: 'module'},
  {pattern: /\blog-in\b|\bto login\b/i, instead: 'login (noun), log in (verb)'},
  {
    pattern: /\b(?:colors?|behaviors?|centers?|enroll(?:s|ments?)?|(?:organi|customi|recogni|summari|prioriti)z\w+)\b/i,
    instead: 'British spelling',
    // A title given by the specification, names of the API and of standards.
    except:
      /\bBranding & Customization Guide\b|\b\w+_id\b|\/enrollments\b|\bcolor-contrast\b|\bcolor-mix\(|\bCSS Color\b/g,
  },
  {pattern: /\bemails?\b/i, instead: 'e-mail', except: /\bEmail Address\b|\bformat email\b|(?:\b\d+ |,)email,/g},
  {pattern: /\b(?:[5-9]\d\d–1000|1000 users|1001)\b/, instead: '1,000 and 1,001, with a comma'},
  {
    pattern: /(?<!&)\b(?:a|A) (?:[aeio]\w*|un(?!i)\w*)/,
    instead: 'an',
    except: /\b[Aa] (?:one\w*|once|eu\w*)\b|\blevels A and AA\b/g,
  },
  {pattern: /(?<![\w-])([a-z]{1,12}) \1\b/i, instead: 'the word once'},
  {
    pattern:
      /(?<![.\d])\b1 (?!(?:is|was|has|needs|passes|access|class|pass|status|address|less|plus|as|makes|does|works)\b)[a-z]+s\b/,
    instead: 'the singular',
  },
];

const API: readonly Habit[] = [
  {
    pattern: /\banswer(?:s|ed|ing)?\b/i,
    instead: 'response, respond',
    except:
      /\b(?:questions? and answers?|answers (?:they have )?already given|answers? (?:to|of) (?:a |the )?(?:quiz|question)s?|(?:quiz|common) answers?)\b/gi,
  },
  {
    pattern: /\bmembers?\b/i,
    instead: 'field (of JSON)',
    except: /\b(?:team|staff) members?\b|\bmembers? of (?:a|the|your|this) teams?\b/gi,
  },
];

/** For prose that is typeset; source files and terminals have straight quotes. */
const TYPESET: readonly Habit[] = [
  {pattern: /"/, instead: '“ ”'},
  {
    pattern: /\p{L}'(?:s|t|re|ve|ll|d|m)?\b|s' /u,
    instead: '’',
    // Text given by the specification.
    except: /Sorry, we couldn't find the page you're looking for\./g,
  },
];

/** Removes code from Markdown: blocks, spans, addresses of links, comments, and front matter. */
const proseOf = (markdown: string): string =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^ *(```|~~~)[\s\S]*?^ *\1.*/gm, '')
    .replace(/`[^`\n]*(?:\n[^`\n]+)?`/g, '`')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/https?:\/\/\S+/g, '');

/** Each use of a habit with what is around it and what to write instead. */
const usesIn = (text: string, habits: readonly Habit[]): string[] =>
  habits.flatMap(({pattern, instead, except}) => {
    const rest = except ? text.replace(except, '') : text;
    return [...rest.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({index, 0: use}) => {
      const around = rest.slice(Math.max(0, index - 40), index + use.length + 30).replace(/\s+/g, ' ');
      return `“${around}”: instead of “${use}” write ${instead}`;
    });
  });

/** The brand has a spelling of its own. */
const unnamed = (text: string): string => text.replaceAll(brand.name, 'Brand');

/**
 * Texts of a page by paragraph: visible text without code, text alternatives, labels, title and description. Text
 * marked as not to be translated, such as the name of a field, is not prose.
 */
function textsOf(page: Page): string[] {
  const {$} = page;
  const body = $('body').clone();
  body.find('script, style, template, pre, code, kbd, [translate=no]').replaceWith(' ` ');
  const blocks =
    'address, article, aside, blockquote, button, caption, dd, div, dt, figcaption, footer, form, h1, h2, h3, h4, header, label, legend, li, main, nav, option, p, section, summary, td, text, th, ul';
  body.find(blocks).before('\n').after('\n');
  body.find('br').replaceWith(' ');
  const attributes = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'].flatMap((name) =>
    attributesOf(page, `body [${name}]:not([translate=no])`, name),
  );
  const facts = attributesOf(page, 'meta[name=description], meta[property^="og:"]', 'content');
  return [...body.text().split('\n'), ...attributes, ...facts, $('title').text()]
    .map((text) => unnamed(text).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

const isApi = ({path}: Page): boolean => path === '/developer' || path.startsWith('/developer/');

it('has no use of a habit in any page', () => {
  const found = pages.flatMap((page) => {
    const habits = [...EVERYWHERE, ...(isApi(page) ? API : TYPESET)];
    return textsOf(page).flatMap((text) => usesIn(text, habits).map((use) => `${page.path}: ${use}`));
  });
  expect(found).toEqual([]);
});

it('has no use of a habit in any file for machines', () => {
  const names = [...files].filter((file) => /\.(?:md|txt)$/.test(file) && !file.startsWith('assets/'));
  expect(names.length).toBeGreaterThan(20);
  const uses = (file: string) => usesIn(unnamed(proseOf(readText(file))), EVERYWHERE);
  expect(names.flatMap((file) => uses(file).map((use) => `${file}: ${use}`))).toEqual([]);
});
