/** Lints the contract; another root file may be named. */
import {redocly} from './redocly';

process.exitCode = redocly(['lint', process.argv[2] ?? 'openapi/openapi.yaml'], 'inherit').status ?? 1;
