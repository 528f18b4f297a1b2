/** Words of the tools of "See it in your colours", which load on demand. */
const percent = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const tools = {
  label: 'Your brand in the pictures',
  back: 'Back to ours',
  isBack: 'The pictures show our colours again.',
  hue: 'Colour',
  /** From 0 degrees, in equal steps. */
  hues: [
    'berry',
    'brick red',
    'brown',
    'ochre',
    'olive',
    'green',
    'teal',
    'petrol',
    'blue',
    'indigo',
    'violet',
    'plum',
  ],
  name: 'Your academy’s name',
  logo: 'Your logo',
  drop: 'Drop a file here, or choose one',
  dropHint: 'PNG, JPEG, WebP or SVG, up to 200 kB. It never leaves your browser.',
  remove: 'Remove logo',
  contrast: {
    passed: (pairs: number, lowest: number) =>
      `AA in both themes: all ${pairs} colour pairs pass the check that every build of this site runs. The lowest contrast of any text is ${percent(lowest)} to 1.`,
    failed: (
      failed: number,
      pairs: number,
      text: string,
      background: string,
      theme: string,
      found: string,
      needed: number,
    ) =>
      `Not AA: ${failed} of ${pairs} colour pairs fail. The first is ${text} on ${background} in the ${theme} theme, at ${found} to 1 instead of ${needed}.`,
  },
  similar: {
    iris: 'It is close to the violet that marks the work of AI.',
    accent: 'It is close to the apricot that marks what is due.',
  },
  faint: (themes: readonly string[]) =>
    `Your logo is hard to see on ${themes.join(' and ')} screens, so it gets a plate there. An academy can have two logos, one for each theme.`,
  refused: {
    type: (file: string) => `${file} is not a PNG, JPEG, WebP or SVG file. Choose another file.`,
    size: (file: string) => `${file} is larger than 200 kB. Choose a smaller file.`,
    unreadable: (file: string) => `${file} can’t be read as a picture. Export it again as a PNG and try that.`,
    sides: (file: string) => `${file} is more than 4,000 pixels wide or high. Choose a smaller version.`,
    blank: (file: string) => `${file} is empty: every pixel is transparent. Choose another file.`,
  },
};

export default tools;
