// The theme's libraries expect these Node globals.
import {Buffer} from 'buffer';
import process from 'process/browser';

Object.assign(globalThis, {Buffer, process});
