import {capitalised, indent, isBlock, literal, urlOf, valueOf} from './parts';
import type {Generator} from './types';

/** A raw string literal: enough quotes for the text, and its lines indented like the closing quotes. */
function rawLiteral(text: string): string {
  const longest = [...text.matchAll(/"+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}${indent(`\n${text}\n${quotes}`, '    ')}`;
}

const read = (env: string): string => `Environment.GetEnvironmentVariable("${env}")`;

/** Top-level statements for .NET 7 or newer, the `Program.cs` of a console project. */
export const csharp: Generator = (request) => {
  const {method, headers, body} = request;
  const lines = headers.map((header) => {
    const value = valueOf(header, literal, read);
    return `request.Headers.Add(${literal(header.name)}, ${value});\n`;
  });
  const content = body
    ? `request.Content = new StringContent(${isBlock(body.text) ? rawLiteral(body.text) : literal(body.text)});
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${literal(body.contentType)});
`
    : '';
  return `${body ? 'using System.Net.Http.Headers;\n\n' : ''}using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.${capitalised(method)}, ${urlOf(request, literal, read)});
${lines.join('')}${content}
using var response = await client.SendAsync(request);
var text = await response.Content.ReadAsStringAsync();
if (!response.IsSuccessStatusCode)
{
    throw new HttpRequestException($"{(int)response.StatusCode} {response.ReasonPhrase}: {text}");
}
Console.WriteLine(text);
`;
};
