import {type KeyboardEvent, memo, type ReactNode, useDeferredValue, useId, useRef, useState} from 'react';
import type {HomeContent} from '@site/src/content/home';
import Scene from '../../scenes';
import CheckList from '../../ui/CheckList';
import Heading from '../Heading';
import styles from './styles.module.css';

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

interface PanelsProps {
  tabs: HomeContent['audienceTabs'];
  active: number;
  id: string;
}

const Panels = memo(function Panels({tabs, active, id}: PanelsProps): ReactNode {
  return tabs.map((tab, index) => (
    <div
      aria-labelledby={`${id}-${tab.id}-tab`}
      className={styles.panel}
      data-active={index === active}
      id={`${id}-${tab.id}`}
      key={tab.id}
      role="tabpanel"
      tabIndex={0}
    >
      <div className={styles.words}>
        <h3 className={styles.title}>{tab.title}</h3>
        <p>{tab.description}</p>
        <CheckList items={tab.points} />
      </div>
      <Scene bare seed={tab.imageSeed} />
    </div>
  ));
});

/**
 * The product from three viewpoints (section 1), starting with the learner's. Without scripts all panels are shown. The
 * panels are deferred, so that the pressed tab responds at once.
 */
export default function AudienceTabs({tabs}: {tabs: HomeContent['audienceTabs']}): ReactNode {
  const [active, setActive] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(active, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    buttons.current[next]?.focus();
  };
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Heading eyebrow="For every role" title="One platform, three points of view" />
        <div aria-label="Viewpoint" className={styles.tabs} onKeyDown={onKeyDown} role="tablist">
          {tabs.map((tab, index) => (
            <button
              aria-controls={`${id}-${tab.id}`}
              aria-selected={index === active}
              id={`${id}-${tab.id}-tab`}
              key={tab.id}
              onClick={() => setActive(index)}
              ref={(button) => {
                buttons.current[index] = button;
              }}
              role="tab"
              tabIndex={index === active ? 0 : -1}
              type="button"
            >
              {tab.label}
            </button>
          ))}
        </div>
        <Panels active={useDeferredValue(active)} id={id} tabs={tabs} />
      </div>
    </section>
  );
}
