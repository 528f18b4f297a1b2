import {Fragment, type ReactNode} from 'react';
import {placesIn, valuesIn} from '@site/src/lib/samples/edits';
import {sampleMarks} from '@site/src/lib/samples/marks';
import {piecesOf} from '@site/src/lib/samples/pieces';
import {linesOf} from '@site/src/lib/samples/tokens';
import type {SampleRequest} from '@site/src/lib/samples/types';
import type {Operation} from '@site/src/openapi/page';
import {Line, Tokens} from '../Code';
import type {ShownSample} from '../Samples';
import Value from './Value';

export interface RequestLinesProps extends ShownSample {
  operation: Pick<Operation, 'path' | 'parameters' | 'body'>;
  onChange: (request: SampleRequest) => void;
}

/** The lines of a sample, each with the parameters or the property that it shows, and with values that can be changed. */
export default function RequestLines({text, grammar, request, generate, operation, onChange}: RequestLinesProps) {
  const marks = sampleMarks(text, request, operation);
  const lines = linesOf(text, grammar);
  const places = placesIn(text, generate, valuesIn(request, operation.path));
  return piecesOf(lines, places).map((pieces, index): ReactNode => (
    <Line key={index} mark={marks[index]} tokens={lines[index]!}>
      {pieces.map(({tokens, value}, at) =>
        value ? (
          <Value key={value.key} onChange={(changed) => onChange(value.change(changed))} value={value}>
            <Tokens tokens={tokens} />
          </Value>
        ) : (
          <Fragment key={at}>
            <Tokens tokens={tokens} />
          </Fragment>
        ),
      )}
    </Line>
  ));
}
