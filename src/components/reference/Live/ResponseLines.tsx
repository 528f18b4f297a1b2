import type {ReactNode} from 'react';
import {jsonMarks} from '@site/src/lib/samples/marks';
import {linesOf} from '@site/src/lib/samples/tokens';
import type {Body} from '@site/src/openapi/page';
import {Line} from '../Code';

export interface ResponseLinesProps {
  text: string;
  grammar: string;
  /** What the example shows. */
  body: Body;
}

/** The lines of an example response, each with the property that it shows. */
export default function ResponseLines({text, grammar, body}: ResponseLinesProps): ReactNode {
  const marks = jsonMarks(text, body);
  return linesOf(text, grammar).map((line, index) => <Line key={index} mark={marks[index]} tokens={line} />);
}
