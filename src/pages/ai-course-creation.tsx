import type {ReactNode} from 'react';
import facts from '#data/content/facts-ai-course-creation.json';
import text from '#data/content/ai-course-creation.json';
import Page from '@site/src/components/layout/Page';
import CallToAction from '@site/src/components/sections/CallToAction';
import CourseBlocks from '@site/src/components/sections/CourseBlocks';
import CourseExample from '@site/src/components/sections/CourseExample';
import Faq from '@site/src/components/sections/Faq';
import PageHero from '@site/src/components/sections/PageHero';
import Summary from '@site/src/components/sections/Summary';
import Button from 'docusaurus-kit/Button';
import {useAppLinks} from '@site/src/components/hooks/useSettings';

/** AI course creation, in three blocks (section 2). */
export default function AiCourseCreation(): ReactNode {
  const {register} = useAppLinks();
  return (
    <Page facts={facts}>
      <PageHero eyebrow="AI course creation" headline={text.headline} lead={text.lead}>
        <Button newTab to={register}>
          Start Free Trial
        </Button>
        <Button kind="secondary" to="/features/ai-course-creation">
          Editing, review and approval
        </Button>
      </PageHero>
      <CourseExample />
      <CourseBlocks blocks={text.blocks} />
      <Summary {...text.claim} />
      <Faq entries={facts.faq} />
      <CallToAction {...text.cta} hero={text} />
    </Page>
  );
}
