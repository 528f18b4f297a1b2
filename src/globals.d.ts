/** URLs of the brand's font files. */
declare module '#data/brand/fonts' {
  const urls: string[];
  export default urls;
}

declare module '#data/brand/kit.json' {
  import type {GuideKit} from '@site/src/lib/brandGuide';

  const kit: GuideKit;
  export default kit;
}

/** Facts of the fixed pages; file names contain the path with hyphens instead of slashes, or `index`. */
declare module '#data/content/facts-*.json' {
  const facts: import('./lib/pageFacts').PageFacts;
  export default facts;
}

/** What the home page shows. */
declare module '#data/content/home.json' {
  const data: import('./plugins/content/routes').HomeData;
  export default data;
}

declare module '#data/content/product.json' {
  const product: import('./lib/productData').ProductFacts;
  export default product;
}

/** The inline script of not-found documents. */
declare module '#data/boot/redirect.json' {
  const script: string;
  export default script;
}

/** Every question of the site. */
declare module '#data/content/questions.json' {
  const questions: import('./lib/teasers').Questions;
  export default questions;
}

declare module '#data/content/ai-course-creation.json' {
  const content: import('./content/schema').AiCourseCreation;
  export default content;
}

declare module '#data/content/example.json' {
  /** With the size of its file. */
  const example: import('./content/schema').CourseExample & {bytes: number};
  export default example;
}

declare module '#data/content/security.json' {
  export const {page, items, badges, path, questions}: import('./content/schema').SecurityContent;
}

/** The list of the documentation's pages. */
declare module '#data/reference/documentation.json' {
  const documentation: import('./lib/documentation').Documentation;
  export default documentation;
}

declare module '*/.cache/reference/contract.json' {
  const contract: import('openapi-sandbox').OpenApiDocument;
  export default contract;
}

declare module '*.woff2' {
  const url: string;
  export default url;
}
