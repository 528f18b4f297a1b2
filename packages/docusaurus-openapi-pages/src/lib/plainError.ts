/** An error about something that people wrote, not about our code: it is printed without a stack. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
