import type {ReactNode} from 'react';
import facts from '#data/content/facts-security.json';
import {badges, items, page, path, questions} from '#data/content/security.json';
import Page from '@site/src/components/layout/Page';
import AnswerTable from '@site/src/components/sections/AnswerTable';
import CallToAction from '@site/src/components/sections/CallToAction';
import PageHero from '@site/src/components/sections/PageHero';
import SecurityPath from '@site/src/components/sections/SecurityPath';
import SecurityStatement from '@site/src/components/sections/SecurityStatement';
import {answered} from '@site/src/lib/ownerFacts';

/** Security and trust statement; the first item is open (section 2). */
export default function Security(): ReactNode {
  return (
    <Page facts={facts}>
      <PageHero eyebrow="Security" headline={page.headline} lead={page.lead} />
      <SecurityPath badges={badges} stations={path} />
      <AnswerTable entries={answered(questions)} topics={facts.askAbout} />
      <SecurityStatement items={items} />
      <CallToAction {...page.cta} />
    </Page>
  );
}
