import {memo, type ReactNode, useDeferredValue, useId, useState} from 'react';
import type {Feature, Home} from '@site/src/content/schema';
import Tabs from 'docusaurus-kit/Tabs';
import Block from '../FeatureBlock/Block';
import Heading from '../Heading';
import styles from './styles.module.css';

interface AudienceTabsProps {
  tabs: readonly (Home['audienceTabs'][number] & Pick<Feature, 'block' | 'keyCapabilities'>)[];
}

interface PanelsProps extends AudienceTabsProps {
  active: string;
  id: string;
}

const Panels = memo(function Panels({tabs, active, id}: PanelsProps): ReactNode {
  return tabs.map((tab) => (
    <div
      aria-labelledby={`${id}-tab-${tab.id}`}
      className={styles.panel}
      data-active={tab.id === active}
      id={`${id}-${tab.id}`}
      key={tab.id}
      role="tabpanel"
      tabIndex={0}
    >
      <h3 className="m-0 size-5">{tab.title}</h3>
      <p className="muted mt-2">{tab.description}</p>
      <Block {...tab} />
    </div>
  ));
});

/**
 * The product from three viewpoints (section 1), starting with the learner's. Without scripts all panels are shown. The
 * panels are deferred, so that the pressed tab responds at once.
 */
export default function AudienceTabs({tabs}: AudienceTabsProps): ReactNode {
  const [active, setActive] = useState<string>(tabs[0]!.id);
  const id = useId();
  return (
    <section className="section tint">
      <div className="wrap">
        <div className={`cluster between mb-5 ${styles.head}`}>
          <Heading eyebrow="For every role" title="What learners, managers and admins see" />
          <div className="scripted no-print">
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
        </div>
        <Panels active={useDeferredValue(active)} id={id} tabs={tabs} />
      </div>
    </section>
  );
}
