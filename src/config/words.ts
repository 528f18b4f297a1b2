import type {MarkdownConfig} from '@docusaurus/types';
import brand from '../content/brand';
import {brandTokens, fillWords, mapTexts, type Tokens} from '../lib/words';
import {readSettings} from './settings';

/** What stands for the brand in the texts of this site. */
export const tokens: Tokens = brandTokens(brand, readSettings(process.env));

/** A guide with its tokens replaced. */
export const fillGuide: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillWords(fileContent, tokens, filePath);

/** The front matter of a guide with its tokens replaced. */
export const fillFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  return {frontMatter: mapTexts(frontMatter, (text) => fillWords(text, tokens, params.filePath)), content};
};
