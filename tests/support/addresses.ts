/** Malformed and random addresses. Each must give a page, a redirect to one, or a not-found page. */
import {random} from '../../src/lib/random';

const SCRIPT = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

/** Hand-picked cases, with queries and fragments. */
export const STRANGE = [
  '/%', '/%zz', '/%00', '/about%00', '/%0d%0aSet-Cookie:a=b', '/%c0%ae%c0%ae/', '/%ff%fe',
  '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/', '/....//....//', '/..;/about', '/about/..%2fpricing',
  '/about%2Fpricing', '/about%5cpricing', '/solutions%2femployee-training',
  '//evil.example/A', '//evil.example/x%20', '/.html', '/solutions/.html', '/solutions/nowhere/.html',
  '//', '//about', '/about//', '//about//x', '/solutions//employee-training', '/solutions/employee-training//',
  '/About', '/Solutions/Employee-Training', '/about;jsessionid=1', '/;', '/about,', '/about.', '/about%20', '/%20about',
  '/about.php', '/about.html.bak', '/index', '/index.php', '/.env', '/.git/config', '/wp-login.php', '/_headers',
  '/../build-hosting/hosting.json', '/assets/', '/assets/js/none.js', '/ü', '/%F0%9F%8C%B1', '/日本', '/a b', '/~root', "/'$&",
  '/solutions/%F0%9F%8C%B1', '/features/constructor', '/features/__proto__', '/compare/-alternative',
  '/compare/aldermoot-alternative-alternative', '/compare/__proto__', '/solutions/employee-training/x', '/null', '/404',
  '/404.html', '/solutions/404', '/developer/reference', '/developer/guides/', `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(1000)}`, `/${'a/'.repeat(4000)}`, `/solutions/${'x'.repeat(8000)}`, `/about/${'x'.repeat(8000)}`,
  `/${'%F0%9F%8C%B1'.repeat(680)}`, `/${'..%2f'.repeat(1600)}`, `/about?${'q'.repeat(7000)}`,
  `/${encodeURIComponent(SCRIPT)}`, `/about#${SCRIPT}`,
  `/about?docusaurus-theme=${encodeURIComponent(SCRIPT)}`, `/about?docusaurus-data-x=${encodeURIComponent(SCRIPT)}`,
  '/about?docusaurus-theme=purple', '/about?%', '/about#%zz', '/developer#nothing', '/developer#"]',
]; // prettier-ignore

const PARTS = ['pricing', 'solutions', 'employee-training', 'assets', 'developer', 'compare', 'aldermoot', 'index.html', '404', '.html', '.', '..', '', '%2f', '%2e', '%20', '%5c', '%09', '%ff', '%', ';', '~', 'é'.normalize(), '日本', '🙂', 'A', '..%2f', '%00', 'x'.repeat(300), '.well-known', '_headers', '.br', '?', '&', "'", '"', '<', '$', '{', '|', '^', '`']; // prettier-ignore

/** Three hundred random addresses, the same on every run. */
export const FUZZ = (() => {
  const next = random('addresses');
  const pick = <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]!;
  return Array.from({length: 300}, () => {
    const parts = Array.from({length: 1 + Math.floor(next() * 6)}, () => pick(PARTS));
    return parts.join(pick(['/', '', '/', '//']));
  });
})();
