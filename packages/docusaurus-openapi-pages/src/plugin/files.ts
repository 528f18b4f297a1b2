import path from 'node:path';

/** What is generated, in the folder that the option `dir` names. */
export const generatedFiles = (dir: string) => ({
  /** The bundled contract as it is read, with marked numbers. */
  bundle: path.join(dir, 'contract.json'),
  /** What the generator of the pages reads. */
  input: path.join(dir, 'generator.json'),
  /** Static files: the bundled contract as it is published, and the icons. */
  publicDir: path.join(dir, 'public'),
  /** The pages. */
  pagesDir: path.join(dir, 'pages'),
  sidebars: path.join(dir, 'sidebars.json'),
});
