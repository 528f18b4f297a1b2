// The theme's libraries expect these globals of Node.
import {Buffer} from 'buffer';
import process from 'process/browser';

Object.assign(globalThis, {Buffer, process});
