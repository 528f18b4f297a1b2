/** How a reader turns the descriptions of a contract, which are Markdown, into what its model has. */
export interface Rendering {
  /**
   * @param facts further sentences, as HTML
   * @param level of the highest headings; if omitted, headings become bold lines
   */
  html: (markdown: string, facts?: readonly string[], level?: number) => string;
  /** The first line of a description in HTML as plain text, or an empty string. */
  line: (html: string) => string;
}

/** Descriptions as the contract has them, for readers who are no pages. */
export const AS_WRITTEN: Rendering = {html: (markdown) => markdown, line: () => ''};

/** Level of the highest headings in the description of what a page is about. */
export const PAGE_LEVEL = 2;

/** Whether a line of code may be wider than a phone with doubled text, so that its box scrolls and needs a stop for the keyboard. */
export const isWide = (code: string): boolean => /.{15}/.test(code);
