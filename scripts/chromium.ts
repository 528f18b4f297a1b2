/** The system's Chromium, for browser tests, measurements and screenshots. */
import {findProgram} from './programs';

/** No sandbox, because containers and CI run as root; the rest keeps the browser from talking to anyone but us. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium: the variable CHROMIUM_PATH, one that is installed, or Debian's, installed now.
 *
 * @throws Error that says what to do, if there is none and none can be installed
 */
export const findChromium = (): string =>
  findProgram({
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    places: ['/usr/bin/chromium', 'chromium', 'chromium-browser', 'google-chrome'],
    packages: [['chromium']],
    advice: 'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the program.',
  });
