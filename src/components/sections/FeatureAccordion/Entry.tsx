import type {ReactNode} from 'react';
import type {AccordionFeature} from '@site/src/content/schema';

/** Text of an entry, and below it its steps and table, if any. */
export default function Entry({title, description, steps, table}: AccordionFeature): ReactNode {
  return (
    <>
      <p>{description}</p>
      {steps && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {table && <Table {...table} title={title} />}
    </>
  );
}

const Table = ({title, columns, rows}: NonNullable<AccordionFeature['table']> & {title: string}): ReactNode => (
  <table>
    <caption className="visually-hidden" data-nosnippet>
      {title}
    </caption>
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
