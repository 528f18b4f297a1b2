/** Truncates a name for a message, because it may come from a request. */
export const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
