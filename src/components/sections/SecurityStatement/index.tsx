import type {ReactNode} from 'react';
import type {SecurityItem} from '@site/src/content/schema';
import Accordion from '../../ui/Accordion';
import InlineText from '../../ui/InlineText';

/** Security measures; the first is open. */
export default function SecurityStatement({items}: {items: readonly SecurityItem[]}): ReactNode {
  return (
    <section aria-label="Security statement" className="section">
      <div className="wrap">
        <Accordion
          headingLevel="h2"
          initial={0}
          isWide
          items={items.map(({title, content}) => ({
            title,
            content: (
              <p className="narrow">
                <InlineText>{content}</InlineText>
              </p>
            ),
          }))}
        />
      </div>
    </section>
  );
}
