import {memo, type ReactNode, useDeferredValue, useId, useState} from 'react';
import type {Home} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import CheckList from '../../ui/CheckList';
import Tabs from 'docusaurus-kit/Tabs';
import Heading from '../Heading';
import styles from './styles.module.css';

interface PanelsProps {
  tabs: Home['audienceTabs'];
  active: string;
  id: string;
}

const Panels = memo(function Panels({tabs, active, id}: PanelsProps): ReactNode {
  return tabs.map((tab) => (
    <div
      aria-labelledby={`${id}-tab-${tab.id}`}
      className={`split ${styles.panel}`}
      data-active={tab.id === active}
      id={`${id}-${tab.id}`}
      key={tab.id}
      role="tabpanel"
      tabIndex={0}
    >
      <div className="muted">
        <h3 className="mb-3">{tab.title}</h3>
        <p>{tab.description}</p>
        <CheckList items={tab.points} />
      </div>
      <Picture {...tab} bare />
    </div>
  ));
});

/**
 * The product from three viewpoints (section 1), starting with the learner's. Without scripts all panels are shown. The
 * panels are deferred, so that the pressed tab responds at once.
 */
export default function AudienceTabs({tabs}: {tabs: Home['audienceTabs']}): ReactNode {
  const [active, setActive] = useState<string>(tabs[0]!.id);
  const id = useId();
  return (
    <section className={`section tint-brand ${styles.section}`}>
      <div className="wrap">
        <Heading eyebrow="For every role" title="What learners, managers and admins see" />
        <div className={`${styles.tabs} scripted no-print`}>
          <Tabs
            look="pills"
            id={id}
            label="Viewpoint"
            onSelect={setActive}
            panelOf={(key) => `${id}-${key}`}
            selected={active}
            tabs={tabs.map((tab) => ({key: tab.id, label: tab.label}))}
          />
        </div>
        <Panels active={useDeferredValue(active)} id={id} tabs={tabs} />
      </div>
    </section>
  );
}
