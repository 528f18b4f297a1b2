/** Whether a call to action asks for a demo before it mentions a trial, so that its main button is the one it asks for. */
export const asksForDemo = (...texts: string[]): boolean =>
  /demo|trial/i.exec(texts.join(' '))?.[0].toLowerCase() === 'demo';
