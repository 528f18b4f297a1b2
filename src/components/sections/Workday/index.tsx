import type {ReactNode} from 'react';
import type {AboutContent} from '@site/src/content/about';
import {Face} from '../../scenes/parts/person';
import styles from './styles.module.css';

/** What people did with the product, day by day: each with a portrait on the line of the day, a time and a role. */
export default function Workday({title, intro, days}: AboutContent['workday']): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <div className={`split split-heading ${styles.heading}`}>
          <h2 className="headline-3">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
        <div className={styles.days}>
          {days.map(({date, label, moments}) => (
            <div className={`box ${styles.day}`} key={date}>
              <h3>
                <time dateTime={date}>{label}</time>
              </h3>
              <ol className="plain-list">
                {moments.map(({time, name, role, text}) => (
                  <li key={name}>
                    <Face name={name} />
                    <div>
                      <time dateTime={`${date}T${time}`}>{time}</time> <strong>{name}</strong>{' '}
                      <span className="fine">{role}</span>
                      <p className="muted">{text}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
