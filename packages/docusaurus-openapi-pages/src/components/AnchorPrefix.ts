import {createContext} from 'react';

/** Prefix of all anchors of an operation; set on the overview, where one page shows several operations. */
export const AnchorPrefix = createContext('');
