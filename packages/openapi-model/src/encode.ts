const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text that UTF-8 can encode: lone surrogates become U+FFFD. */
export const wellFormed = (text: string): string => text.replace(LONE_SURROGATE, '\ufffd');

/** Percent-encodes any text, lone surrogates included. */
export const encode = (text: string): string => encodeURIComponent(wellFormed(text));

/** Percent-encodes only characters that URLs can't contain. */
export const tidy = (text: string): string => text.replace(/%(?![\da-f]{2})|[^\w\-.~:/?[\]@!$&'()*+,;=%]/giu, encode);
