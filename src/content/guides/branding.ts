import type {GuideDocument} from '../schema';

const branding: GuideDocument = {
  title: 'Branding & Customization Guide',
  intro:
    'For the owner of this website. The brand of this site is defined by one record and three drawings. This guide shows how to change them and what your host needs to serve the result. The next build applies a change to every page. Below are the current logos, colours, type, corners and shadows; every value of them is at the end.',
  sections: [
    {
      title: 'The brand record',
      body: [
        'Open `src/content/brand.ts`. The record contains the product name, the registered company name, facts about the company, the tagline, the domain, the social handle, the colour, the logos, the symbol, the two fonts and every link to your other sites.',
        'The name appears nowhere else in the content. TypeScript records import this one. The guides for developers and the API contract contain tokens, which the build replaces:',
        [
          '`{brand}`: the product name',
          '`{brandLegalName}`: the registered company name',
          '`{brandEmail}`: the email address that visitors write to',
          '`{brandApi}`: the server of the API, from the setting `API_URL`',
          '`{brandSite}`: the address of this site, from the settings `SITE_URL` and `BASE_URL`',
          '`{brandDomain}`: the domain on which the defaults of these addresses are based',
        ],
        'An unknown token stops the build with an error that names its file. `npm run check:content` and the build warn of a page title that becomes too long with a longer name.',
        'A link that you leave out appears as plain text in the footer. Facts about the company that you leave out, such as its number, are left out of the footer and the legal texts.',
      ],
    },
    {
      title: 'Logo',
      body: [
        'The header and the footer show one of two files, depending on the reader’s colour theme. The record names both, with their size in the header and the alternative text that a screen reader reads out for either.',
        [
          '`logo.light`: dark lettering, for the light theme',
          '`logo.dark`: light lettering, for the dark theme',
          '`logo.alt`: the alternative text, usually the name',
        ],
        'Convert lettering to outlines, because an image cannot use the fonts of the page. Without `logo`, the symbol and the name appear instead, in the font of headlines.',
      ],
    },
    {
      title: 'Favicon and app icons',
      body: [
        'Replace the file that `symbol` names, a square SVG of plain shapes. Shapes in `currentColor` take the colours of the palette. The build makes the favicon from it, with a variant for dark browsers, as well as the icons for home screens and the web app manifest.',
        'Test a new symbol at 16 pixels. One bold shape stays legible at that size; thin lines and lettering do not.',
      ],
    },
    {
      title: 'Icons',
      body: [
        'Records name an icon from the list in `src/content/icons.ts`. The drawings are from the Lucide library. To use one of your own, save it in `static/icons` and add its name to the list. A name without a drawing stops the build.',
        'Every drawing must be self-contained: one `svg` element that refers to no other file. In a component, its attributes are written in camelCase (`strokeWidth`, not `stroke-width`), and the class name that it receives is passed through to the root element, as in `src/components/ui/Icon`.',
        {
          label: 'An icon as a component',
          code: 'export function Seedling({className}: {className?: string}) {\n  return (\n    <svg\n      aria-hidden="true"\n      className={className}\n      fill="none"\n      stroke="currentColor"\n      strokeWidth={1.75}\n      viewBox="0 0 24 24"\n    >\n      <path d="M12 21v-9m0 0c0-4 3-6 7-6 0 4-3 6-7 6Z" />\n    </svg>\n  );\n}',
        },
      ],
    },
    {
      title: 'Titles and descriptions for search engines',
      body: [
        'One table holds the title and the description of every fixed page: `src/content/metadata.ts`. A page without an entry stops the build. Solutions, features and comparisons have their titles and descriptions in their own records.',
        'The build adds the separator and the product name. With both, a title can have up to 60 characters; a description has 50 to 160. Those that are longer are listed as a warning. A title of more than 47 characters without them stops the build, and so do a description that is too short or has more than 200, and a text used twice.',
      ],
    },
    {
      title: 'Social sharing image',
      body: [
        'Chat apps and social networks show an image next to a link to this site. The build draws `og-image.png` from the name, the tagline and the symbol, in the recommended size of 1200x630 pixels. Every other page gets an image with its own title and section. The rings are drawn from the page’s address, so no two images are alike, and the page itself shows the same rings.',
        'The sections and their colours are in `src/content/socialImages.ts`. Long titles are set in smaller type; one below 50 characters looks best.',
      ],
    },
    {
      title: 'The hosting rewrite',
      body: [
        'An address such as `/pricing` is not the name of a file, so the host needs a rewrite rule. On a plain single-page site, that rule sends every path to the main index page, `index.html`, and a script there decides what to show.',
        'This site ships a more precise rewrite, because the build writes a file for every page:',
        [
          '`/` is served from the main index page, `index.html`',
          'every other page is served from the file of the same name: `/pricing` from `pricing.html`',
          'a path without a page gets the not-found document of its section, with status 404, so that search engines do not index it',
          'a path below a page that has none of its own, such as `/pricing/teams`, redirects to that page',
        ],
        'The build writes these rules in the form that each host reads. Netlify and Cloudflare Pages pick up `_headers` and `_redirects` in `build` by themselves. For nginx, include `build-hosting/nginx.conf` in the server block. On any other host, set up the equivalent of these lines and send the headers listed in `_headers`:',
        {
          label: 'The rewrite in its shortest form, for nginx',
          code: 'location = / {\n  try_files /index.html =404;\n}\nlocation / {\n  try_files $uri $uri.html =404;\n}\nerror_page 404 /404.html;',
        },
        'If your host has a setting for single-page sites, leave it off. It would answer every mistyped address with the home page and status 200. `npm start` serves the site by the shipped rules, so you can try them before you publish. Details for each host are in `docs/deployment.md`.',
      ],
    },
    {
      title: 'Colours',
      body: [
        'The palette is computed from one colour: `color` in the record, written as `#2255cc` or as `oklch(48% 0.19 264)`. Greys and black are possible, too. Tints follow the hue and the chroma of the colour. Buttons and links have the colour itself, or the nearest one with enough contrast. Both themes are in `src/css/tokens.css`. The background (`--paper`) has a token of its own. So do red for errors, apricot for the main action and violet for AI features. If your colour is within 25 degrees of one of these three, the build shifts that one.',
        'Every build checks the contrast of each pair of text and background in both themes against WCAG 2.2. It stops if a pair fails, and names the pair, its contrast and the contrast it needs: 7 to 1 for running text, 4.5 to 1 for other text, 3 to 1 for focus rings and the borders of fields. The pairs are listed in `src/lib/colorPairs.ts`. When a style sheet combines two colours for the first time, add a line there.',
      ],
      exhibit: 'colors',
    },
    {
      title: 'Type',
      body: [
        'The site uses two font families, one for headlines and one for text. To change one, install the Fontsource package of another variable font and enter its family, its Latin file and its usual weight under `fonts` in the record. Social images need static files: install the package of the same family that contains them, and name one WOFF file for each weight under `cuts`.',
        'The two variable files may have 65,000 bytes together. Characters that a file does not contain come from a font on the reader’s system. The build preloads both files and adjusts a local font to the metrics of each, so that nothing moves when the fonts arrive.',
      ],
      exhibit: 'type',
    },
    {
      title: 'Corners and shadows',
      body: [
        'Radii and shadows are tokens in `src/css/tokens.css`, too. Change a few numbers for a rounder or a flatter site.',
      ],
      exhibit: 'shapes',
    },
  ],
};

export default branding;
