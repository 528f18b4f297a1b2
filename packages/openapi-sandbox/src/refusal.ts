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

/** What is wrong with a parameter or a field of the body. */
export interface FieldFault {
  field: string;
  /** The problem, as the end of a sentence. */
  text: string;
}

/** Faults that a response lists. */
const MOST_LISTED = 5;

/** A refusal that lists the faults of a request. Its field is that of the first. */
export function refusalOf(faults: readonly FieldFault[]): Refusal {
  const rest = faults.length - MOST_LISTED;
  const listed = faults.slice(0, MOST_LISTED).map(({text}) => text);
  return new Refusal(400, [...listed, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', '), faults[0]!.field);
}
