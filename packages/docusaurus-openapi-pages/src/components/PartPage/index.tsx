import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import '@theme/ApiStyles';
import Title from '@theme/ApiTitle';
import type {PartData} from 'openapi-model/page';
import {operationPath} from '../../lib/settings.ts';
import LongName from '../LongName/index.tsx';
import Html from '../Html/index.tsx';
import {SchemaTree} from '../Properties/index.tsx';
import {Constraints, Values} from '../Properties/Limits.tsx';

/** A field that is too long for the page of its operation. */
export default function PartPage({slug, part, operation}: PartData): ReactNode {
  const {id, name, type, descriptionHtml, constraints, example, values} = part;
  return (
    <article className="openapi" id={id}>
      <Title path={operationPath(slug)}>
        <LongName text={name} />
      </Title>
      <p className="ref-note">
        {type}, part of <Link to={operationPath(operation.slug)}>{operation.summary}</Link>
      </p>
      <Html html={descriptionHtml} />
      <Constraints constraints={constraints} example={example} />
      <Values values={values} />
      <SchemaTree schema={part} />
    </article>
  );
}
