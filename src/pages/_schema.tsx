import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import CopyMarkdown from '@site/src/components/reference/CopyMarkdown';
import Html from '@site/src/components/reference/Html';
import {Limits} from '@site/src/components/reference/Properties';
import SchemaTree from '@site/src/components/reference/SchemaTree';
import {OVERVIEW_CRUMB} from '@site/src/components/reference/crumbs';
import Breadcrumbs from '@site/src/components/sections/Breadcrumbs';
import {schemaPath} from '@site/src/lib/paths';
import type {SchemaPageData} from '@site/src/plugins/reference/pages';

/** A component of the contract that is too big to be written out wherever it occurs. */
export default function Schema({data: {schema, words}}: {data: SchemaPageData}): ReactNode {
  const {name, slug, type, descriptionHtml, constraints, example, children, variants, omitted, shownAt} = schema;
  return (
    <Page meta={words}>
      <article className="wrap section-tight">
        <Breadcrumbs current={name} parents={[OVERVIEW_CRUMB]} />
        <h1 className="headline-2" id="schema">
          {name}
        </h1>
        <CopyMarkdown path={schemaPath(slug)} />
        <p>
          Schema of type <code>{type}</code>
        </p>
        <Html html={descriptionHtml} />
        <Limits constraints={constraints} example={example} />
        <SchemaTree properties={children} omitted={omitted} shownAt={shownAt} variants={variants} />
      </article>
    </Page>
  );
}
