import type {Prose} from './scripts/prose';

/**
 * The house style: what makes prose sound translated or careless. `npm run check:content` looks for it in the records, and
 * tests/build/voice.test.ts in every built text. A net, not the standard: most faults need a reader.
 */
const prose: Prose = {
  /** `warn`, the default, prints what is found; `error` refuses it. */
  severity: 'error',
  habits: [
    {
      pattern:
        /\b(?:colors?|behaviors?|centers?|enroll(?:s|ments?)?|(?:organi|customi|recogni|summari|prioriti)z\w+)\b/i,
      instead: 'British spelling',
      // A title given by the specification, names of the API and of standards.
      except:
        /\bBranding & Customization Guide\b|\b\w+_id\b|\/enrollments\b|\bcolor-contrast\b|\bcolor-mix\(|\bCSS Color\b/g,
    },
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
    {pattern: /\bContact sales\b(?! or)/, instead: 'Contact Sales, as on the button, or contact sales in a sentence'},
    {pattern: /(?<=\w[,;:)]? )Vs\b/, instead: 'vs'},
    {pattern: /\byearly\b/i, instead: 'annual, annually'},
    {pattern: /\bchapters?\b/i, instead: 'module'},
    {pattern: /\blog-in\b|\bto login\b/i, instead: 'login (noun), log in (verb)'},
    {pattern: /\be-mail(?:s|ed|ing)?\b/i, instead: 'email'},
    {pattern: /\bnot specified\b/i, instead: '“may change”, or what the developer should do'},
    {pattern: /\b(?:has|have) to be kept\b/i, instead: 'you need to keep'},
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
    {
      where: 'reference',
      pattern: /\banswer(?:s|ed|ing)?\b/i,
      instead: 'response, respond',
      except:
        /\b(?:questions? and answers?|answers (?:they have )?already given|answers? (?:to|of) (?:a |the )?(?:quiz|question)s?|(?:quiz|common) answers?)\b/gi,
    },
    {
      where: 'reference',
      pattern: /\bmembers?\b/i,
      instead: 'field (of JSON)',
      except: /\b(?:team|staff) members?\b|\bmembers? of (?:a|the|your|this) teams?\b/gi,
    },
    {
      where: 'reference',
      pattern: /(?:^|[.:] )(?:Create|Delete|Enrol|Get|List|Withdraw) [^.:,]* (?:covers|gives|needs|returns|takes)\b/,
      instead: 'what the developer does: To create a user, send …',
    },
    {where: 'pages', pattern: /"/, instead: '“ ”'},
    {
      where: 'pages',
      pattern: /\p{L}'(?:s|t|re|ve|ll|d|m)?\b|s' /u,
      instead: '’',
      // Text given by the specification.
      except: /Sorry, we couldn't find the page you're looking for\./g,
    },
  ],
};

export default prose;
