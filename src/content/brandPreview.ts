/** Words and colours of "See it in your colours". Those of its tools, which load on demand, are in brandPreviewTools.ts. */
const brandPreview = {
  eyebrow: 'Custom branding',
  title: 'See it in your colours',
  intro:
    'Pick a colour, type your name or drop in your logo. Every product picture on this site follows, down to the academy’s address and the certificate, until you close the tab.',
  /** The same in a hero, where the page has already said what branding is. */
  short: 'Pick a colour, and every product picture on this site follows.',
  /** Pictures next to the words. */
  pictures: ['branded-portal', 'certificate'],
  /** Hues in degrees. */
  swatches: [
    {name: 'Brick', hue: 27},
    {name: 'Olive', hue: 115},
    {name: 'Teal', hue: 200},
    {name: 'Blue', hue: 255},
    {name: 'Berry', hue: 350},
  ],
  /** Label of the button that shows the slider and the fields. */
  more: 'Add your logo, name or exact colour',
  failure: 'The colours could not be loaded.',
} as const;

export default brandPreview;
export type BrandPreviewWords = typeof brandPreview;
