import {blockName, capitalised, endMark, isBlock, literal, singleQuoted, urlOf, valueOf} from './parts';
import {headersOf} from './request';
import type {Generator} from './types';

/** A Ruby string in single quotes, or in double quotes with escapes. */
const quote = (text: string): string => singleQuoted(text) ?? literal(text).replaceAll('#', String.raw`\#`);

const read = (env: string): string => `ENV.fetch('${env}')`;

/** Ruby 2.3 or newer, standard library only. */
export const ruby: Generator = (request) => {
  const {method, body} = request;
  const mark = body && endMark(body.text, blockName(body));
  const text = body && (isBlock(body.text) ? `<<'${mark}'.chomp\n${body.text}\n${mark}` : quote(body.text));
  const headers = headersOf(request).map(
    (header) => `request[${quote(header.name)}] = ${valueOf(header, quote, read)}\n`,
  );
  return `require 'net/http'

uri = URI(${urlOf(request, quote, read)})
request = Net::HTTP::${capitalised(method)}.new(uri)
${headers.join('')}${text === undefined ? '' : `request.body = ${text}\n`}
response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }
abort "#{response.code} #{response.message}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
puts response.body
`;
};
