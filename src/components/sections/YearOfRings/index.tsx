import type {ReactNode} from 'react';
import type {Year} from '@site/src/content/schema';
import {shortDay} from '@site/src/lib/year';
import {Face} from '../../scenes/parts/person';
import Heading from '../Heading';
import Section from './Section';
import styles from './styles.module.css';

/** A year of the invented company as a section of a trunk, and next to it what happened on its last days. */
export default function YearOfRings({title, intro, moments, caption, ...year}: Year): ReactNode {
  return (
    <section className="section">
      <div className={`wrap ${styles.year}`}>
        <div>
          <Heading intro={intro} title={title} />
          <ol className="plain-list ruled">
            {moments.map(({at, name, role, text}) => (
              <li className={styles.moment} key={at}>
                <Face name={name} />
                <div className="cluster between gap-0">
                  <p className="m-0">
                    <strong>{name}</strong> <span className="fine">{role}</span>
                  </p>
                  <time className="fine" dateTime={at}>{`${shortDay(at)}, ${at.slice(11)}`}</time>
                </div>
                <p className="muted m-0 size-2">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <figure className="m-0">
          <Section {...year} />
          <figcaption className="fine mt-4" data-nosnippet>
            {caption}{' '}
            {year.sites
              .flatMap(({name, lapses}) => lapses.map(([from, to]) => `${name}, ${shortDay(from)} to ${shortDay(to)}`))
              .join('; ')}
            .
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
