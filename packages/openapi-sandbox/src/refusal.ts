/** A rejected request: thrown where the problem is found, turned into a response in one place. */
export class Refusal extends Error {
  /**
   * @param status status code; if undocumented, the nearest documented one is sent
   * @param detail the problem, as the end of a sentence, without a full stop
   * @param field parameter or body field that caused the error
   * @param lead beginning of the message, where that of the documented error would be wrong
   */
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly field?: string,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly lead?: string,
  ) {
    super(detail);
  }
}
