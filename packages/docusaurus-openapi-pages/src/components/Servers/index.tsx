import type {ReactNode} from 'react';
import type {Server} from 'openapi-model/page';
import Html from '../Html/index.tsx';

/** URLs of the API, with the values of their variables. */
export default function Servers({servers}: {servers: readonly Server[]}): ReactNode {
  return (
    <ul className="plain-list">
      {servers.map(({url, label, variables, note}, index) => (
        <li key={`${index} ${url}`}>
          <code>{url}</code> {label} {note}
          {variables && (
            <ul>
              {variables.map(({name, default: fallback, values, descriptionHtml}) => (
                <li key={name}>
                  <code>{`{${name}}`}</code> is <code>{fallback}</code> by default
                  {values.length > 0 && `, one of ${values.join(', ')}`}
                  <Html html={descriptionHtml} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
