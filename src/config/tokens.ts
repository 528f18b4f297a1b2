import type {MarkdownConfig} from '@docusaurus/types';
import brand from '../content/brand';
import {brandTokens, fillDocument, fillTokens, mapTexts, TOKEN, type Tokens} from '../lib/tokens';
import {siteSettings} from './environment';

/** The brand tokens of this site. */
export const siteTokens = (): Tokens => brandTokens(brand, siteSettings());

/**
 * Our API contract with its tokens replaced, this site's API as its first server, and its sandbox, if any, as another.
 *
 * @param file name of the contract, for error messages
 * @throws Error naming the file and the JSON pointer of an unknown token
 */
export function fillContract<T extends object>(contract: T, file: string, apiUrl = siteTokens().brandApi!): T {
  const filled = fillDocument(contract, siteTokens(), file);
  const [server] = (filled as {servers?: {url: string}[]}).servers ?? [];
  if (server) server.url = apiUrl;
  const {sandboxUrl} = siteSettings();
  if (sandboxUrl) (filled as {servers?: object[]}).servers?.push({url: sandboxUrl, description: 'Sandbox'});
  return filled;
}

/** Only guides are filled: tokens in our contract are already replaced, and braces in a foreign one are not tokens. */
const isGuide = (filePath: string): boolean => /(?:^|[\\/])docs[\\/]guides[\\/]/.test(filePath);

/** Without the blocks that have a token of something that there is not, such as a sandbox that anyone can call. */
const withoutEmpty = (text: string, tokens: Tokens): string =>
  text.replace(/^(?=\S)(?:.|\n(?!\n))*?\{(brand\w+)\}(?:.|\n(?!\n))*\n*/gm, (block) =>
    [...block.matchAll(TOKEN)].some(([, , name]) => name && tokens[name] === '') ? '' : block,
  );

/** The page shows the title of its metadata, whether that is from the front matter or from this heading. */
const withoutTitle = (text: string): string => text.replace(/^\s*# .*\n/, '');

/** A guide with its tokens replaced and without its title; other files as they are. */
export const fillGuide: NonNullable<MarkdownConfig['preprocessor']> = ({filePath, fileContent}) => {
  if (!isGuide(filePath)) return fileContent;
  const text = withoutTitle(fileContent.replaceAll('\r\n', '\n'));
  return fillTokens(withoutEmpty(text, siteTokens()), siteTokens(), filePath);
};

/** The front matter of a guide with its tokens replaced; the front matter of other files is unchanged. */
export const fillFrontMatter: MarkdownConfig['parseFrontMatter'] = async (params) => {
  const {frontMatter, content} = await params.defaultParseFrontMatter(params);
  if (!isGuide(params.filePath)) return {frontMatter, content};
  return {frontMatter: mapTexts(frontMatter, (text) => fillTokens(text, siteTokens(), params.filePath)), content};
};
