/** Texts that in at least one language end a string, are expanded, can't be written as they are, or are encoded. */
export const BOUNDARY_VALUES: readonly string[] = [
  `it's`,
  'say "hi" """',
  String.raw`a \n \\' \u0041 \ `,
  'ends with \\',
  '$HOME ${1 + 1} $(id) `id` #{1} %s',
  'first\n  second\n\tthird\n',
  'JSON\nTEXT_\nJSON_',
  'é 日本 😀',
  'nul\0 bell\u0007 \u202e\u2028\r\n',
  '-o @/etc/passwd !!',
  '',
];
