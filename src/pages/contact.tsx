import type {ReactNode} from 'react';
import facts from '#data/content/facts-contact.json';
import Page from '@site/src/components/layout/Page';
import ContactForm from '@site/src/components/sections/ContactForm';
import Faq from '@site/src/components/sections/Faq';
import SideBySide from '@site/src/components/sections/SideBySide';
import contact from '@site/src/content/contact';
import {tiers} from '@site/src/content/tiers';
import {formatCount, listedUsers} from '@site/src/lib/pricing';

const {headline, lead, reasons} = contact({listed: formatCount(listedUsers(tiers))});

/** Contact form, and what people write to us about (section 2). */
export default function Contact(): ReactNode {
  return (
    <Page facts={facts}>
      <SideBySide eyebrow="Contact" headline={headline} lead={lead} points={reasons}>
        <ContactForm />
      </SideBySide>
      <Faq entries={facts.faq} title="Before you write" topics={facts.askAbout} />
    </Page>
  );
}
