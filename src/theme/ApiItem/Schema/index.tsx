// Added: the content of a schema page, for schemas that are too big to repeat wherever they are used.
import type {ReactNode} from 'react';
import GapMark from '@site/src/components/reference/GapMark';
import Html from '@site/src/components/reference/Html';
import {Limits} from '@site/src/components/reference/Properties';
import SchemaTree from '@site/src/components/reference/SchemaTree';
import TitleRow from '@site/src/components/reference/TitleRow';
import {schemaPath} from '@site/src/lib/paths';
import type {SchemaPage} from '@site/src/openapi/page';

export default function Schema({data}: {data: SchemaPage}): ReactNode {
  const {name, slug, type, descriptionHtml, constraints, example, children, variants, omitted, shownAt, notSpecified} =
    data;
  return (
    <>
      <TitleRow id="schema" path={schemaPath(slug)}>
        {name}
      </TitleRow>
      <p>
        Schema of type <code>{type}</code>
      </p>
      <Html html={descriptionHtml} />
      <Limits constraints={constraints} example={example} />
      <GapMark note={notSpecified} />
      <SchemaTree properties={children} omitted={omitted} shownAt={shownAt} variants={variants} />
    </>
  );
}
