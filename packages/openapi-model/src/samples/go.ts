import {expressionsOf, filesOf, isBlock, literal, urlOf, valueOf, variablesOf, type Syntax} from './literals.ts';
import {headersOf} from './request.ts';
import {SECONDS, type Generator} from './types.ts';

const SYNTAX: Syntax = {quote: literal, read: (env) => `os.Getenv("${env}")`, plus: '+'};

/** A complete program for Go 1.16 or newer, standard library only, run with `go run sample.go`. */
export const go: Generator = (request) => {
  const {method, body} = request;
  const files = [...new Set(filesOf(body))];
  const content = (name: string) => `file${files.indexOf(name) + 1}`;
  const write = (text: string) => (isBlock(text) && !text.includes('`') ? `\`${text}\`` : literal(text));
  const pieces = body ? expressionsOf(body, write, (name) => `string(${content(name)})`) : [];
  const text =
    pieces.length > 1
      ? `strings.Join([]string{\n${pieces.map((piece) => `\t\t${piece},\n`).join('')}\t}, "")`
      : pieces[0];
  const loads = files.map(
    (name) => `\t${content(name)}, err := os.ReadFile(${literal(name)})\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n`,
  );
  const variables = variablesOf(request).map((name) => literal(name));
  const guard =
    variables.length > 0
      ? `\tfor _, name := range []string{${variables.join(', ')}} {\n\t\tif os.Getenv(name) == "" {\n\t\t\tlog.Fatalf("%s is not set", name)\n\t\t}\n\t}\n`
      : '';
  const packages = [
    'fmt',
    'io',
    'log',
    'net/http',
    ...(variables.length > 0 || files.length > 0 ? ['os'] : []),
    ...(body ? ['strings'] : []),
    'time',
  ];
  const headers = headersOf(request).map((header) => {
    const value = valueOf(header, SYNTAX);
    return `\trequest.Header.Set(${literal(header.name)}, ${value})\n`;
  });
  return `package main

import (
${packages.map((name) => `\t"${name}"\n`).join('')})

func main() {
${guard}${loads.join('')}${text ? `\tbody := strings.NewReader(${text})\n` : ''}\trequest, err := http.NewRequest(${literal(method)}, ${urlOf(request, SYNTAX)}, ${text ? 'body' : 'nil'})
	if err != nil {
		log.Fatal(err)
	}
${headers.join('')}
	client := &http.Client{Timeout: ${SECONDS} * time.Second}
	response, err := client.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	data, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	if response.StatusCode < 200 || response.StatusCode > 299 {
		log.Fatalf("%s: %s", response.Status, data)
	}
	fmt.Println(string(data))
}
`;
};
