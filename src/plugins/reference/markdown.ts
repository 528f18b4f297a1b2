import {Marked} from 'marked';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Raw HTML shows as text, and a link leads to a page, a fragment, an http(s) address or a mail address, nothing else. */
const marked = new Marked({
  async: false,
  renderer: {
    html: ({text}) => escapeHtml(text),
    image: ({text}) => escapeHtml(text),
    link({href, tokens}) {
      const label = this.parser.parseInline(tokens);
      return /^(?:https?:\/\/|mailto:|[/#])/i.test(href) ? `<a href="${escapeHtml(href)}">${label}</a>` : label;
    },
  },
});

/** A description of the contract as HTML. The contract counts as input from outside: nothing in it can run. */
export function renderMarkdown(source: unknown): string {
  return typeof source === 'string' && source.trim() ? (marked.parse(source.trim()) as string) : '';
}
