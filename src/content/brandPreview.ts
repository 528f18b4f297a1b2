/** Words and colours of "See it in your colours". Those of its tools, which load on demand, are in brandPreviewTools.ts. */
const brandPreview = {
  eyebrow: 'Custom branding',
  title: 'See it in your colours',
  intro: 'Your academy takes on your colour, your name and your logo, down to its address and the certificates.',
  /** Above the swatches. */
  invitation: 'Pick a colour. Every product picture on this site follows, until you close the tab.',
  /** Pictures next to the words. */
  pictures: ['branded-portal', 'certificate:tomasz'],
  /** Hues in degrees. Those close to the brand's own are not offered. */
  swatches: [
    {name: 'Brick', hue: 27},
    {name: 'Olive', hue: 115},
    {name: 'Green', hue: 155},
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
