/** An error in a contract, with its location. */
export interface ContractProblem {
  /** Path from the working directory. */
  file: string;
  line: number;
  rule: string;
  message: string;
  /** JSON pointer within the file, such as `#/paths/~1things/get`. */
  pointer?: string;
}

/** A problem on one line, as builds and commands print it. */
export const formatProblem = ({file, line, rule, message, pointer}: ContractProblem): string =>
  `${file}:${line}: ${rule}: ${message.replaceAll('\n', ' ')}${pointer ? ` (${pointer})` : ''}`;
