import type {MarkdownConfig} from '@docusaurus/types';
import brand from '../content/brand';
import {brandTokens, fillDocument, fillTokens, mapTexts, type Tokens} from '../lib/tokens';
import {readSettings} from './settings';

/**
 * What stands for the brand in the texts of this site.
 *
 * @param env environment variables that hold the settings
 * @throws Error if a setting is wrong
 */
export const siteTokens = (env = process.env): Tokens => brandTokens(brand, readSettings(env));

/**
 * Our contract with its tokens replaced and the API of this site as its first server.
 *
 * @param file its name for messages
 * @throws Error that names file and JSON pointer of a token that does not exist
 */
export function fillContract<T extends object>(contract: T, file: string, apiUrl = siteTokens().brandApi!): T {
  const filled = fillDocument(contract, siteTokens(), file);
  const [server] = (filled as {servers?: {url: string}[]}).servers ?? [];
  if (server) server.url = apiUrl;
  return filled;
}

/** A guide with its tokens replaced. */
export const fillGuide: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) =>
  fillTokens(fileContent, siteTokens(), filePath);

/** The front matter of a guide with its tokens replaced. */
export const fillFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  return {frontMatter: mapTexts(frontMatter, (text) => fillTokens(text, siteTokens(), params.filePath)), content};
};
