import type {GuideDocument} from '../schema';

const branding: GuideDocument = {
  title: 'Branding & Customization Guide',
  intro:
    'Everything that makes this site look and sound like one brand stands in a few files. This guide names each of them and shows what to change. Build the site afterwards and every page follows.',
  sections: [
    {
      title: 'Name, tagline and links',
      body: [
        'Open `src/content/brand.ts`. The record holds the product name, the registered company name, the tagline under the logo in the footer, the social handle and every address outside this site. Page titles, the footer and the social tags read it.',
        'An address that you leave out shows as plain text in the footer. Add the link once the page behind it exists, and the text becomes a link.',
      ],
    },
    {
      title: 'Logo',
      body: [
        'The header and the footer show one of two files, depending on the colour theme of the reader. The record `brand.ts` names both, together with the alternative text that a screen reader speaks.',
        [
          '`static/img/logo-light.svg`: dark lettering, for the light theme',
          '`static/img/logo-dark.svg`: light lettering, for the dark theme',
        ],
        'Keep the proportions of 145 by 32 units, or change the size in `src/components/layout/Header/Logo.tsx`. Convert lettering to outlines, because an image cannot use the fonts of the page.',
      ],
    },
    {
      title: 'Favicon',
      body: [
        'Replace `static/img/favicon.svg`. One SVG is enough for current browsers: it stays sharp at any size and may carry its own dark variant with a `prefers-color-scheme` rule inside the file.',
      ],
    },
    {
      title: 'Colours',
      body: [
        'The palette grows from a single hue. Change `--hue` in `src/css/tokens.css` and the same number in `brand.ts`; the light and the dark theme are computed from it. Warm paper, the apricot of the main action and the violet that marks the work of AI have tokens of their own in the same file.',
        {label: 'Part of src/css/tokens.css', code: ':root {\n  --hue: 160;\n}'},
        'Check text on coloured ground after a change of hue. Body text should reach a contrast of 7 to 1, everything else at least 4.5 to 1.',
      ],
    },
    {
      title: 'Icons',
      body: [
        'Records name an icon, and `src/components/ui/Icon` maps the name to its drawing. To add one, put its name into `src/content/icons.ts` and the drawing into the map; the type checker insists on both.',
        'A drawing of your own must be self-contained: one `svg` element without outside files, its attributes in camelCase (`strokeWidth`, not `stroke-width`), and the class name it receives passed through to the root element.',
        {
          label: 'An icon of your own',
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
        'Chat programs and social networks show `static/og-image.png` beside a link to this site. The recommended size is 1200x630 pixels. Keep words in the middle, because some networks cut the edges.',
      ],
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
