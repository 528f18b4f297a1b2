import type {ReactNode} from 'react';
import {notFoundText, type NotFoundSection} from '@site/src/lib/unknownPaths';
import {useNavigation} from '../../hooks/useNavigation';
import PathSearch from '../../search/PathSearch';
import Button from '../../ui/Button';
import Rings from '../../ui/Rings';
import NearbyPages from '../NearbyPages';

/** What an unknown path shows (section 8): text by section, a search for the path, and similar pages. */
export default function NotFoundPanel({section}: {section: NotFoundSection}): ReactNode {
  const {title, message, link} = notFoundText(section);
  return (
    <>
      <section className="section" data-not-found={section} style={{position: 'relative', overflow: 'hidden'}}>
        <Rings />
        <div className="wrap narrow" style={{position: 'relative', zIndex: 1}}>
          <h1 className="headline-1">{title}</h1>
          <p className="lead">{message}</p>
          <div className="actions">
            <Button to="/">{link}</Button>
          </div>
          <PathSearch />
        </div>
      </section>
      <NearbyPages navigation={useNavigation()} section={section} />
    </>
  );
}
