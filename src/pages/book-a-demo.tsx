import type {ReactNode} from 'react';
import facts from '#data/content/facts-book-a-demo.json';
import DemoSteps from '@theme/WatchDemo/Steps';
import Page from '@site/src/components/layout/Page';
import DemoFallback from '@site/src/components/sections/DemoFallback';
import MeetingScheduler from '@site/src/components/sections/MeetingScheduler';
import SideBySide from '@site/src/components/sections/SideBySide';
import {useSettings} from '@site/src/components/hooks/useSettings';
import demo from '@site/src/content/bookADemo';
import parts from '@site/src/content/parts';

/** Book a demo (section 7): the scheduler, or how to reach a specialist if none is configured, then the steps of the demo. */
export default function BookADemo(): ReactNode {
  const {meetingUrl, meetingScriptUrl} = useSettings();
  const fallback = <DemoFallback {...demo.fallback} />;
  return (
    <Page facts={facts}>
      <SideBySide
        eyebrow="Demo"
        headline={demo.headline}
        isShort={!(meetingUrl && meetingScriptUrl)}
        lead={demo.lead}
        points={demo.agenda}
      >
        {meetingUrl && meetingScriptUrl ? (
          <MeetingScheduler scriptUrl={meetingScriptUrl} url={meetingUrl}>
            {fallback}
          </MeetingScheduler>
        ) : (
          fallback
        )}
      </SideBySide>
      {parts.watchDemo && <DemoSteps />}
    </Page>
  );
}
