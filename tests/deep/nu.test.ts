/** Checks every built document with the Nu HTML Checker, on which the W3C validator is based. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findProgram} from '../../scripts/programs';
import {BUILD, files} from '../build/support';
import {ROOT} from '../support/copy';

const JAR = path.join(ROOT, 'node_modules/vnu-jar/build/dist/vnu.jar');

const java = findProgram('java');
if (!java) console.warn('The Nu HTML Checker is skipped. Install Java: sudo apt-get install -y default-jre-headless');

interface Message extends Record<'type' | 'url' | 'message' | 'extract', string> {
  lastLine: number;
}

it.skipIf(!java)('the Nu HTML Checker finds no error in any document', () => {
  expect([...files].filter((file) => file.endsWith('.html')).length).toBeGreaterThan(80);
  const args = ['-Xss2m', '-jar', JAR, '--errors-only', '--format', 'json', '--skip-non-html', BUILD];
  // The report goes to the standard error stream.
  const {stderr} = spawnSync(java!, args, {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024});
  const {messages} = JSON.parse(stderr) as {messages: Message[]};
  // The HTML standard allows it with `rel="expect"`, which this version does not know.
  const isKnown = ({message, extract}: Message) => /“blocking” attribute/.test(message) && extract.includes('href="#');
  const problems = messages
    .filter((message) => !isKnown(message))
    .map(
      ({type, url, lastLine, message, extract}) =>
        `${path.basename(url)}:${lastLine}: ${type}: ${message} (${extract.trim().slice(0, 120)})`,
    );
  expect(problems).toEqual([]);
});
