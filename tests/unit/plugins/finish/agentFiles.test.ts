import {expect, it} from 'vitest';
import {factsOf} from '../../../../src/lib/pageFacts';
import {pageMarkdown, withIgnored} from '../../../../src/plugins/finish/agentFiles/markdown';
import {readContent} from 'docusaurus-openapi-pages/lib/pageTree';

const HOME = 'https://www.skillgrove.example';
const PAGE = `${HOME}/developer/guides/errors`;

const facts = factsOf({path: '/developer/guides/errors', kind: 'guide', title: 'Errors', description: 'About Errors.'});
const markdownOf = (main: string) =>
  pageMarkdown({...facts, ...readContent(`<main>${main}</main>`, PAGE)}, PAGE, `${HOME}/llms.txt`);
const bodyOf = (html: string) => markdownOf(`<h1>x</h1>${html}`).split('\n').slice(6).join('\n').trim();

it('starts with the headline and the description, wherever the headline is', () => {
  expect(markdownOf('<nav><a href=/>Up</a></nav><p>Before.</p><div><h1>API errors</h1></div><p>Nine.</p>')).toBe(
    `# API errors\n\n> About Errors.\n>\n> [This page](${PAGE}) · [All pages](${HOME}/llms.txt)\n\nBefore.\n\nNine.\n`,
  );
  expect(markdownOf('<h1>x</h1><p>About Errors.</p>').match(/About Errors/g)).toHaveLength(1);
  expect(markdownOf('<p>No headline.</p>')).toMatch(/^# Errors\n/);
});

it.each([
  ['text that looks like markup', '<p>1. *a* &lt;b&gt; [c](d) # e</p>', '1\\. \\*a\\* \\<b> \\[c]\\(d) # e'],
  ['a hash link', '<h2 id=x>Title<a class=hash-link href=#x>#</a></h2>', '## Title'],
  ['the button of an accordion', '<h3><button>Why?<svg></svg></button></h3><p>So.</p>', '### Why?\n\nSo.'],
  ['a card', '<ul><li><h3><a href=/a>A</a></h3><ul><li>c</li></ul></li></ul>', `- **[A](${HOME}/a)**\n  - c`],
  ['links', '<a href=#x>A</a><a href=mailto:a@b.example>B</a>', `[A](${PAGE}#x) [B](mailto:a@b.example)`],
  ['code', '<pre class="x language-js"><code><span>a\n</span>b</code></pre>', '```js\na\nb\n```'],
  ['an address', '<code><span>https://a.example</span><wbr>/b<wbr>/{c}</code>', '`https://a.example/b/{c}`'],
  ['a property', '<div><code>id</code> <span>string</span><span>in path</span></div>', '`id` string in path'],
  ['a short note', '<details><summary>open</summary><div><p>Not said.</p></div></details>', '**open**: Not said.'],
  ['a disclosure', '<details><summary>Done.</summary><p>a</p><p>b</p></details>', '**Done.**\n\na\n\nb'],
  [
    'a table',
    '<table><caption>Prices</caption><tr><th>A<th>B<tr><td>1 | 2<td><a href=/x>x</a></table>',
    `**Prices**\n\n| A | B |\n| - | - |\n| 1 \\| 2 | [x](${HOME}/x) |`,
  ],
  [
    'text next to blocks',
    '<div>a<ul><li>b<pre><code>c</code></pre></ul>d<p>e</p><details><summary>f</summary>g</details><pre><code>h</code></pre>i</div>',
    'a\n\n- b\n\n  ```\n  c\n  ```\n\nd\n\ne\n\n**f**: g\n\n```\nh\n```\n\ni',
  ],
  [
    'blocks in a list',
    '<ul><li><div>a<ul><li>b</ul></div><div><p>c</p><table><tr><th>d</table></div></ul>',
    '- a\n  - b\n\n  c\n\n  | d |\n  | - |',
  ],
  [
    'blocks in a cell',
    '<table><tr><th>a<tr><td><p>b</p><p hidden>x</p><ul><li>c<li>d</ul></table>',
    '| a |\n| - |\n| b c d |',
  ],
  ['a picture', '<img src=/a.svg alt="The logo"><img src=/b.svg alt="">', `![The logo](${HOME}/a.svg)`],
])('has %s', (_, html, expected) => expect(bodyOf(html)).toBe(expected));

it('leaves out controls, decoration and what is marked, and keeps labels', () => {
  const html = `<button>Copy</button><form><p>Form</p></form><label><input type=radio>Label</label><div role=img aria-label=Chart><p>9</p></div>
    <p aria-hidden=true>a</p><p hidden>b</p><p role=status>c</p><div data-nosnippet><p>d</p></div><svg><text>e</text></svg>
    <script>f</script><p>Words<!-- comment --> that stay.</p><div hidden=until-found>Closed.</div>`;
  expect(bodyOf(html)).toBe('Label\n\nWords that stay.\n\nClosed.');

  const marked = (text: string) => {
    const main = `<main>${text}</main>`;
    return withIgnored(main, readContent(main, PAGE).leftOut).match(/<[^>]+ data-markdown-ignore[^>]*>/g);
  };
  expect(marked(html)?.join('')).toBe(
    '<form data-markdown-ignore><div data-markdown-ignore role=img aria-label=Chart>' +
      '<p data-markdown-ignore aria-hidden=true><p data-markdown-ignore hidden><p data-markdown-ignore role=status>' +
      '<div data-markdown-ignore data-nosnippet>',
  );
  expect(marked('<nav>a</nav><i aria-hidden=true></i><p>b</p>')).toBeNull();
});
