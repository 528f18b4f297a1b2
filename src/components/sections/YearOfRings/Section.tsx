import type {ReactNode} from 'react';
import type {Year} from '@site/src/content/schema';
import {DAYS, daysSinceNewYear} from '@site/src/lib/year';
import styles from './styles.module.css';

const MIDDLE = 320;
const RIM = 310;

/** Clockwise from the top. */
const circle = (r: number): string => `M${MIDDLE} ${MIDDLE - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}`;

/** A section of a trunk: a ring for each site, the wider the more people, from January to today; gaps are apricot. */
export default function Section({
  sites,
  people,
  today,
  alt,
}: Pick<Year, 'sites' | 'people' | 'today' | 'alt'>): ReactNode {
  const now = daysSinceNewYear(today);
  const step = Math.round((RIM - 70) / sites.length);
  return (
    <svg aria-label={alt} className={styles.section} role="img" viewBox={`0 0 ${2 * MIDDLE} ${2 * MIDDLE}`}>
      <path className={styles.people} d={circle(RIM)} pathLength={people} />
      <g>
        {sites.map(({name, people: own, lapses}, index) => {
          const path = circle(RIM - step * (index + 0.5) - 5);
          const edges = lapses.flatMap(([from, to]) => [daysSinceNewYear(from), daysSinceNewYear(to) + 1]);
          // Lengths of what is drawn and what is left out, in turn.
          const lengths = [0, ...edges, now].slice(1).map((edge, at) => edge - (at ? edges[at - 1]! : 0));
          return (
            <g key={name}>
              <path d={path} stroke="var(--line)" />
              {edges.length > 0 && (
                <path
                  d={path}
                  pathLength={DAYS}
                  stroke="var(--accent-ink)"
                  strokeDasharray={`0 ${lengths.slice(0, -1).join(' ')} ${DAYS}`}
                  strokeWidth="3"
                />
              )}
              <path
                d={path}
                pathLength={DAYS}
                stroke="var(--brand)"
                strokeDasharray={`${lengths.join(' ')} ${DAYS}`}
                strokeWidth={own / 3}
              />
            </g>
          );
        })}
      </g>
      <path
        className={styles.today}
        d={`M${MIDDLE} ${MIDDLE}V0`}
        transform={`rotate(${(360 * now) / DAYS} ${MIDDLE} ${MIDDLE})`}
      />
      <circle className={styles.pith} cx={MIDDLE} cy={MIDDLE} r="26" />
      {sites.map(({name, people: own}, index) => (
        <text key={name} x={MIDDLE - 10} y={MIDDLE - RIM + step * (index + 0.5) + 5}>
          {name} <tspan>{own}</tspan>
        </text>
      ))}
    </svg>
  );
}
