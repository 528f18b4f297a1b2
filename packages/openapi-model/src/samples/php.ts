import {isJsonType} from '../media.ts';
import {expressionsOf, isBlock, isVisible, literal, urlOf, valueOf, variablesOf, type Syntax} from './literals.ts';
import {headersOf} from './request.ts';
import {SECONDS, type Generator, type SampleRequest} from './types.ts';

/** A PHP string in single quotes, or in double quotes with escapes. */
function quote(text: string): string {
  if (isVisible(text) && !text.includes('\n')) return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
  return literal(text)
    .replace(/\\(?:u([\da-f]{4})|b|.)/g, (escape, code?: string) =>
      code ? `\\u{${code}}` : escape === String.raw`\b` ? String.raw`\x08` : escape,
    )
    .replaceAll('$', String.raw`\$`);
}

/** A delimiter for a heredoc that the text doesn't contain. */
function endMark(text: string, word: string): string {
  const [, ...found] = text.split(word).map((rest) => /^_*/.exec(rest)![0].length + 1);
  return word + '_'.repeat(found.reduce((most, length) => Math.max(most, length), 0));
}

const SYNTAX: Syntax = {quote, read: (env) => `getenv('${env}')`, plus: ' . '};

function bodyOf(body: NonNullable<SampleRequest['body']>): string {
  const write = (text: string) => {
    if (!isBlock(text)) return quote(text);
    const mark = endMark(text, isJsonType(body.contentType) ? 'JSON' : 'TEXT');
    return `<<<'${mark}'\n${text}\n${mark}`;
  };
  const pieces = expressionsOf(body, write, (name) => `file_get_contents(${quote(name)})`);
  return pieces.length === 1 ? pieces[0]! : `implode('', [\n${pieces.map((piece) => `    ${piece},\n`).join('')}])`;
}

/** PHP 7.3 or newer with its curl extension. */
export const php: Generator = (request) => {
  const {method, body} = request;
  const headers = headersOf(request).map((header) => {
    const line = 'value' in header ? {...header, value: `${header.name}: ${header.value}`} : header;
    const prefixed = 'env' in line ? {...line, prefix: `${line.name}: ${line.prefix ?? ''}`} : line;
    return `        ${valueOf(prefixed, SYNTAX)},\n`;
  });
  const options = [
    `    CURLOPT_CUSTOMREQUEST => ${quote(method)},\n`,
    ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,\n'] : []),
    ...(headers.length > 0 ? [`    CURLOPT_HTTPHEADER => [\n${headers.join('')}    ],\n`] : []),
    ...(body ? ['    CURLOPT_POSTFIELDS => $body,\n'] : []),
    '    CURLOPT_RETURNTRANSFER => true,\n',
    `    CURLOPT_TIMEOUT => ${SECONDS},\n`,
  ];
  const variables = variablesOf(request).map(quote);
  const guard =
    variables.length > 0
      ? `foreach ([${variables.join(', ')}] as $name) {\n    if (!getenv($name)) {\n        throw new RuntimeException("$name is not set");\n    }\n}\n\n`
      : '';
  return `<?php

${guard}${body ? `$body = ${bodyOf(body)};\n\n` : ''}$request = curl_init(${urlOf(request, SYNTAX)});
curl_setopt_array($request, [
${options.join('')}]);
$response = curl_exec($request);
if ($response === false) {
    throw new RuntimeException(curl_error($request));
}
$status = curl_getinfo($request, CURLINFO_RESPONSE_CODE);
if ($status < 200 || $status > 299) {
    throw new RuntimeException("$status: $response");
}
echo $response, PHP_EOL;
`;
};
