/** Replaces the tokens in the source of a record that a page imports; see lib/words.ts for what they mean. */
const escaped = (text) => text.replace(/[\\'"`]|\$(?=\{)/g, '\\$&');

module.exports = function wordsLoader(source) {
  const {pattern, tokens} = this.getOptions();
  return source.replace(new RegExp(pattern, 'gi'), (_, literal, name) => {
    if (literal) return literal;
    if (!Object.hasOwn(tokens, name)) throw new Error(`unknown token {${name}}`);
    return escaped(tokens[name]);
  });
};
