import type {GuideDocument} from '../schema';

const branding: GuideDocument = {
  title: 'Branding & Customization Guide',
  intro:
    'One record and three drawings make this site one brand. This guide shows what they hold today and how to change it. Build the site afterwards and every page follows.',
  sections: [
    {
      title: 'The record',
      body: [
        'Open `src/content/brand.ts`. The record holds the product name, the registered company name, the tagline, the domain, the social handle, the hue, the logos, the symbol, the two fonts and every address outside this site.',
        'No other file spells out the name. TypeScript records import this one. The guides for developers and the API contract contain `{brand}` and similar tokens, which the build replaces. An unknown token stops the build and is named with its file, and so does a page title that a longer name makes too long.',
        [
          '`{brand}`: the product name',
          '`{brandLegalName}`: the registered company name',
          '`{brandEmail}`: the address that visitors write to',
          '`{brandApi}`: the server of the API, from the setting `API_URL`',
          '`{brandSite}`: the address of this site, from the settings `SITE_URL` and `BASE_URL`',
          '`{brandDomain}`: the domain on which the defaults of all these addresses lie',
        ],
        'An address that you leave out shows as plain text in the footer. Add the link once the page behind it exists, and the text becomes a link.',
      ],
    },
    {
      title: 'Logo',
      body: [
        'The header and the footer show one of two files, depending on the colour theme of the reader. The record names both, with their size in the header and the alternative text that a screen reader speaks.',
        [
          '`logo.light`: dark lettering, for the light theme',
          '`logo.dark`: light lettering, for the dark theme',
          '`logo.alt`: the alternative text of both, as a rule the name',
        ],
        'Convert lettering to outlines, because an image cannot use the fonts of the page.',
      ],
      exhibit: 'logos',
    },
    {
      title: 'Favicon and app icons',
      body: [
        'Replace the file that `symbol` names: a square SVG of plain shapes. What it draws in `currentColor` takes the colours of the palette. From it the build makes the favicon with a variant for dark browsers, the icons for home screens and the web app manifest.',
        'Test a new symbol at 16 pixels. What carries it there is one bold shape; thin lines and lettering run together.',
      ],
      exhibit: 'icons',
    },
    {
      title: 'Colours',
      body: [
        'The palette grows from a single number: `hue` in the record, in degrees of the OKLCH colour circle. 30 is red, 100 yellow, 160 green, 250 blue, 330 pink. Both themes are computed from it in `src/css/tokens.css`, where warm paper, the apricot of the main action and the violet that marks the work of AI have tokens of their own.',
        'Every build holds each pair of text and background of both themes against WCAG 2.2 and stops when one cannot be read, naming the pair, its contrast and the one it needs: 7 to 1 for running text, 4.5 to 1 for other text, 3 to 1 for focus rings and the frames of fields. The pairs stand in `src/plugins/brand/pairs.ts`; add a line there when a style sheet makes a new one.',
      ],
      exhibit: 'colors',
    },
    {
      title: 'Type',
      body: [
        'Two families carry the site, one for headlines and one for text. Install the Fontsource package of another variable font, then name its family, its Latin file and its usual weight under `fonts` in the record. The package of the same family with static files supplies the letters of the social images; name one WOFF file for each weight under `cuts`. The build preloads both files and fits a local face to the measures of each, so that nothing moves when the fonts arrive.',
        'Keep both files together below 65 kilobytes. Letters that a file lacks come from a font of the reader’s system.',
      ],
      exhibit: 'type',
    },
    {
      title: 'Corners and shadows',
      body: [
        'Radii and shadows are tokens too, in `src/css/tokens.css`: change a few numbers for a rounder or a flatter site.',
      ],
      exhibit: 'shapes',
    },
    {
      title: 'Icons',
      body: [
        'Records name an icon from the list in `src/content/icons.ts`. The drawings are those of the Lucide library. To use one of your own, put it into `static/icons` under the name that it should have, and the name into the list; a name without a drawing stops the build.',
        'Every drawing must be self-contained: one `svg` element without outside files. In a component its attributes are written in camelCase (`strokeWidth`, not `stroke-width`), and the class name that it receives is passed through to the root element, as `src/components/ui/Icon` does.',
        {
          label: 'An icon as a component',
          code: 'export function Seedling({className}: {className?: string}) {\n  return (\n    <svg aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth={1.75} viewBox="0 0 24 24">\n      <path d="M12 21v-9m0 0c0-4 3-6 7-6 0 4-3 6-7 6Z" />\n    </svg>\n  );\n}',
        },
      ],
    },
    {
      title: 'Titles and descriptions for search engines',
      body: [
        'One table holds the title and the description of every fixed page: `src/content/metadata.ts`. A page without a row of its own takes the default at the end of that file. Solutions, features and comparisons bring their own words in their records.',
        'The separator and the product name are added by the build. A title has room for 60 characters with both, a description for 160; the build stops when one is longer, shorter than useful or used twice.',
      ],
    },
    {
      title: 'Social sharing image',
      body: [
        'Chat programs and social networks show a picture beside a link to this site. The build draws `og-image.png` from the name, the tagline and the symbol, in the recommended size of 1200x630 pixels, and one more for every page with its title and its section. Rings grow from the address of the page, so no two are alike.',
        'Sections and their colours stand in `src/content/socialImages.ts`. Titles that are long are set smaller; one that stays under 50 characters looks best.',
      ],
      exhibit: 'social',
    },
    {
      title: 'Hosting',
      body: [
        'A single-page site asks its host to send every path to the main index page. This site does not need that rewrite: each address is a file of its own, so a request for `/pricing` is answered with `pricing.html`, and an unknown address with a real 404.',
        'The build writes the rules for that beside the pages: `_headers` and `_redirects` for hosts that read those files, and an include for nginx. `npm start` serves by the same rules, so what you see there is what visitors get.',
      ],
    },
  ],
};

export default branding;
