import type {ReactNode} from 'react';
import InlineText, {type InlineTextProps} from '../InlineText';

export interface TextPartProps extends Pick<InlineTextProps, 'code'> {
  children: string | readonly string[];
}

/** A paragraph of a record, or a bulleted list. */
export default function TextPart({children: part, code}: TextPartProps): ReactNode {
  return typeof part === 'string' ? (
    <p>
      <InlineText code={code}>{part}</InlineText>
    </p>
  ) : (
    <ul>
      {part.map((item) => (
        <li key={item}>
          <InlineText code={code}>{item}</InlineText>
        </li>
      ))}
    </ul>
  );
}
