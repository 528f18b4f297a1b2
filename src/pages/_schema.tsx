import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CopyMarkdown from '@site/src/components/reference/CopyMarkdown';
import Html from '@site/src/components/reference/Html';
import {Limits} from '@site/src/components/reference/Properties';
import Shape from '@site/src/components/reference/Shape';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import {factsOf, OVERVIEW_CRUMB} from '@site/src/lib/pageFacts';
import {schemaPath} from '@site/src/lib/paths';
import type {SchemaPageData} from '@site/src/plugins/reference/pages';

/** A component of the contract that is too big to be written out wherever it occurs. */
export default function Schema({data: {schema, words}}: {data: SchemaPageData}): ReactNode {
  const {name, slug, type, descriptionHtml, constraints, example, children, variants, omitted, shownAt} = schema;
  const facts = factsOf({
    ...words,
    path: schemaPath(slug),
    kind: 'schema',
    headline: name,
    breadcrumbs: [OVERVIEW_CRUMB, {title: name}],
  });
  return (
    <Page facts={facts}>
      <article className="wrap section-tight">
        <Breadcrumbs trail={facts.breadcrumbs} />
        <h1 className="headline-2" id="schema">
          {name}
        </h1>
        <CopyMarkdown path={schemaPath(slug)} />
        <p>
          Schema of type <code>{type}</code>
        </p>
        <Html html={descriptionHtml} />
        <Limits constraints={constraints} example={example} />
        <Shape members={children} omitted={omitted} shownAt={shownAt} variants={variants} />
      </article>
    </Page>
  );
}
