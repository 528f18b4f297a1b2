import {createContext, useContext} from 'react';

const PagePath = createContext('/');

export const PagePathProvider = PagePath.Provider;

/** Path of the page below the base URL, as its facts have it: the same on the server and at every alias. */
export const usePagePath = (): string => useContext(PagePath);
