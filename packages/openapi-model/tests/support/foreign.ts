import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Json} from '../../src/json.ts';

export const foreignContract = (file: string): Json =>
  parse(readFileSync(path.resolve(import.meta.dirname, '../contracts', file), 'utf8')) as Json;
