import type {ReactNode} from 'react';
import type {About} from '@site/src/content/schema';
import {slugOf} from '@site/src/lib/slug';
import {Face} from '../../scenes/parts/person';
import Planner from '../Planner';

/** What people did with the product: each with a portrait, a time and a role. */
export default function Workday({title, intro, moments}: About['workday']): ReactNode {
  const id = slugOf(title);
  return (
    <section className="section">
      <div className="wrap stack">
        <div className="split split-heading">
          <h2 className="headline-3" id={id}>
            {title}
          </h2>
          <p className="muted">{intro}</p>
        </div>
        <Planner
          label={id}
          moments={moments.map(({at, name, role, text}) => ({
            at,
            content: (
              <>
                <Face name={name} />
                <div>
                  <strong>{name}</strong>
                  <p className="fine m-0">{role}</p>
                </div>
                <p className="muted m-0">{text}</p>
              </>
            ),
          }))}
        />
      </div>
    </section>
  );
}
