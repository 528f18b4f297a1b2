/** Colours in which visitors can see the product pictures of a page. */
const swatches = {
  /** The feature with the page. */
  slug: 'custom-branding',
  label: 'See it in your colours: pick a colour, and the pictures on this page change to match.',
  colors: [
    {name: 'Brick', hue: 27},
    {name: 'Olive', hue: 115},
    {name: 'Teal', hue: 200},
    {name: 'Blue', hue: 255},
    {name: 'Berry', hue: 350},
  ],
};

export default swatches;
