import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import facts from '@generated/content/default/facts-book-a-demo.json';
import walkthrough from '@generated/content/default/walkthrough.json';
import Page from '@site/src/components/layout/Page';
import DemoFallback from '@site/src/components/sections/DemoFallback';
import MeetingScheduler from '@site/src/components/sections/MeetingScheduler';
import SideBySide from '@site/src/components/sections/SideBySide';
import Walkthrough from '@site/src/components/walkthrough';
import {useSettings} from '@site/src/components/hooks/useSettings';
import demo from '@site/src/content/bookADemo';

/** Fragment of the scheduler, to which the walkthrough leads. */
const ANCHOR = 'times';

/** Book a demo (section 7): the walkthrough, then the scheduler, or how to reach a specialist if none is configured. */
export default function BookADemo(): ReactNode {
  const {meetingUrl, meetingScriptUrl} = useSettings();
  useBrokenLinks().collectAnchor(ANCHOR);
  return (
    <Page facts={facts}>
      <SideBySide eyebrow="Demo" headline={demo.headline} lead={demo.lead} points={demo.agenda}>
        <Walkthrough bookingHref={`#${ANCHOR}`} walkthrough={walkthrough} />
        <div id={ANCHOR}>
          {meetingUrl && meetingScriptUrl ? (
            <MeetingScheduler scriptUrl={meetingScriptUrl} url={meetingUrl} />
          ) : (
            <DemoFallback {...demo.fallback} />
          )}
        </div>
      </SideBySide>
    </Page>
  );
}
