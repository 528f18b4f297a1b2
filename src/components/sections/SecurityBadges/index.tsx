import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SecurityBadge} from '@site/src/content/schema';
import IconItem from '../../ui/IconItem';
import {vars} from '../../scenes/parts/vars';

/** Certifications and their current status (section 9). */
export default function SecurityBadges({badges}: {badges: readonly SecurityBadge[]}): ReactNode {
  return (
    <section aria-labelledby="security-badges" className="section">
      <div className="wrap split split-heading py-6 border-top border-bottom">
        <div>
          <h2 className="headline-3" id="security-badges">
            Security and compliance
          </h2>
          <Link to="/security">Read the security statement</Link>
        </div>
        <ul className="plain-list tiles" style={vars({'--tile': '8.5rem'})}>
          {badges.map(({name, status, icon}) => (
            <IconItem description={status} icon={icon} isRow key={name} title={name} titleAs="strong" />
          ))}
        </ul>
      </div>
    </section>
  );
}
