/** A request that is answered with an error; thrown where it is found out, turned into a response in one place. */
export class Refusal extends Error {
  /**
   * @param status the fitting status code; the nearest documented one is sent
   * @param detail what is wrong, as the end of a sentence, without a full stop
   * @param field parameter or body member that caused the error
   */
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly field?: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(detail);
  }
}
