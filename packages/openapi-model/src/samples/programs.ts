import {curl} from './curl.ts';
import {go} from './go.ts';
import {javascript} from './javascript.ts';
import {php} from './php.ts';
import {python} from './python.ts';
import type {Generator} from './types.ts';

/** The generators by the id of their language. */
export const GENERATORS: Readonly<Record<string, Generator>> = {curl, javascript, python, php, go};
