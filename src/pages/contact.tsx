import type {ReactNode} from 'react';
import facts from '@generated/content/default/facts-contact.json';
import Page from '@site/src/components/layout/Page';
import ContactForm from '@site/src/components/sections/ContactForm';
import SideBySide from '@site/src/components/sections/SideBySide';
import contact from '@site/src/content/contact';

/** Contact form, and what people write to us about (section 2). */
export default function Contact(): ReactNode {
  return (
    <Page facts={facts}>
      <SideBySide eyebrow="Contact" headline={contact.headline} lead={contact.lead} points={contact.reasons}>
        <ContactForm />
      </SideBySide>
    </Page>
  );
}
