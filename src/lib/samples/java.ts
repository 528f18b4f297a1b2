import {indent, isBlock, literal, urlOf, valueOf} from './parts';
import {headersOf} from './request';
import type {Generator} from './types';

/** A text block strips common indentation and trailing spaces. */
const survivesBlock = (text: string): boolean => isBlock(text) && /^\S/.test(text) && !/[^\S\n]$/m.test(text);

/** A text block, indented deeper than the surrounding code. */
const textBlock = (text: string): string => {
  const content = text
    .replaceAll('\\', String.raw`\\`)
    .replace(/"{3,}|"{1,2}$/g, (quotes) => String.raw`\"`.repeat(quotes.length));
  return `"""${indent(`\n${content}`, ' '.repeat(16))}"""`;
};

const read = (env: string): string => `System.getenv("${env}")`;

/** A complete class for Java 15 or newer, run with `java Sample.java`. */
export const java: Generator = (request) => {
  const {method, body} = request;
  const publisher = body
    ? `HttpRequest.BodyPublishers.ofString(${survivesBlock(body.text) ? textBlock(body.text) : literal(body.text)})`
    : 'HttpRequest.BodyPublishers.noBody()';
  const headers = headersOf(request).map(
    (header) => `            .header(${literal(header.name)}, ${valueOf(header, literal, read)})\n`,
  );
  return `import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

public class Sample {
    public static void main(String[] args) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(${urlOf(request, literal, read)}))
            .method(${literal(method)}, ${publisher})
${headers.join('')}            .build();
        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() < 200 || response.statusCode() > 299) {
            throw new IOException(response.statusCode() + ": " + response.body());
        }
        System.out.println(response.body());
    }
}
`;
};
