import type {ReactNode} from 'react';
import {isJsonType} from 'openapi-model/media';
import type {Body} from 'openapi-model/page';
import Code from '../Code/index.tsx';
import CodeFrame from '../CodeFrame/index.tsx';
import Html from '../Html/index.tsx';
import {SchemaTree} from '../Properties/index.tsx';
import {Constraints} from '../Properties/Limits.tsx';

export interface BodyDetailsProps {
  body: Body;
  /** False if the page shows the examples elsewhere. */
  hasExample?: boolean;
}

export default function BodyDetails({body, hasExample = true}: BodyDetailsProps): ReactNode {
  return (
    <>
      <Format body={body} hasExample={hasExample} />
      {body.alternatives?.map((alternative) => (
        <Format body={alternative} isAlternative key={alternative.contentType} />
      ))}
    </>
  );
}

interface FormatProps extends BodyDetailsProps {
  isAlternative?: boolean;
}

function Format({body, hasExample = true, isAlternative}: FormatProps): ReactNode {
  const {contentType, type, constraints} = body;
  return (
    <>
      <p className="ref-note">
        {isAlternative && 'Also as '}
        <code>{contentType}</code> {type}
      </p>
      <Constraints constraints={constraints} />
      <SchemaTree schema={body} />
      {hasExample && <Examples body={body} />}
    </>
  );
}

function Examples({body: {contentType, example, examples, isExampleGenerated}}: {body: Body}): ReactNode {
  const grammar = isJsonType(contentType) ? 'json' : 'text';
  if (examples) {
    return examples.map(({name, summary, descriptionHtml, text}) => (
      <div key={name}>
        <p className="ref-label">Example: {summary || name}</p>
        <Html html={descriptionHtml} />
        <CodeFrame>
          <Code grammar={grammar} text={text} />
        </CodeFrame>
      </div>
    ));
  }
  if (example === undefined) return null;
  return (
    <>
      <p className="ref-label">{isExampleGenerated ? 'Example generated from the schema' : 'Example'}</p>
      <CodeFrame>
        <Code grammar={grammar} text={example} />
      </CodeFrame>
    </>
  );
}
