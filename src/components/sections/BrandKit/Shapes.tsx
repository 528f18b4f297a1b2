import type {CSSProperties, ReactNode} from 'react';
import type {GuideKit, Measure} from '@site/src/lib/brandGuide';
import styles from './styles.module.css';

interface RowProps {
  title: string;
  measures: readonly Measure[];
  className?: string;
  /** Style of a swatch. */
  styleOf: (value: string) => CSSProperties;
  /** Whether to print the value, if it is short enough. */
  showsValue?: boolean;
}

function Row({title, measures, className, styleOf, showsValue = true}: RowProps): ReactNode {
  return (
    <div className={styles.shapes}>
      <h3>{title}</h3>
      <ul className={className}>
        {measures.map(({name, value}) => (
          <li key={name}>
            <span aria-hidden="true" className={styles.sample} style={styleOf(`var(--${name})`)} />
            <code>--{name}</code>
            {showsValue && <span className={styles.value}>{value}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Corner radii and shadows. */
export default function Shapes({kit: {radii, shadows}}: {kit: GuideKit}): ReactNode {
  return (
    <>
      <Row
        className={styles.corners}
        measures={radii}
        styleOf={(value) => ({borderStartStartRadius: value})}
        title="Corners"
      />
      <Row
        className={styles.shadows}
        measures={shadows}
        showsValue={false}
        styleOf={(value) => ({boxShadow: value})}
        title="Shadows"
      />
    </>
  );
}
