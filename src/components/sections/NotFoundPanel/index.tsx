import type {ReactNode} from 'react';
import PathSearch from '@theme/SearchBar/Field';
import {NOT_FOUND_TEXTS, type NotFoundSection} from '@site/src/lib/unknownPaths';
import {useNavigation} from '../../hooks/useNavigation';
import Button from 'docusaurus-kit/Button';
import NearbyPages from '../NearbyPages';
import BrokenRings from './BrokenRings';
import styles from './styles.module.css';

/**
 * What an unknown path shows (section 8): text by section, a search for the path, and similar pages. The rings have a gap
 * where the page should be.
 */
export default function NotFoundPanel({section}: {section: NotFoundSection}): ReactNode {
  const {title, message, link} = NOT_FOUND_TEXTS[section];
  return (
    <>
      <section className="section" data-not-found={section}>
        <div className={`wrap grid gap-5 ${styles.layout}`}>
          <BrokenRings />
          <div>
            <h1 className="headline-1">{title}</h1>
            <p className="lead">{message}</p>
            <div className="actions">
              <Button to="/">{link}</Button>
            </div>
            <PathSearch />
          </div>
        </div>
      </section>
      <NearbyPages navigation={useNavigation()} section={section} />
    </>
  );
}
