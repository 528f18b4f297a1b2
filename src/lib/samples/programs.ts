import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {php} from './php';
import {python} from './python';
import type {Generator} from './types';

/** The generators by the id of their language. */
export const GENERATORS: Readonly<Record<string, Generator>> = {curl, javascript, python, php, go};
