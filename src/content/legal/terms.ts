import {ADDED_USERS, LEAVERS, WHO_COUNTS} from '../billing';
import brand from '../brand';
import {DOWNTIME, exportPeriod, mailLink, registration} from '../company';
import type {Contact, LegalDocument, Prices} from '../schema';

const terms = ({contactEmail, least, listed}: Contact & Pick<Prices, 'least' | 'listed'>): LegalDocument => {
  const {name, legalName, company} = brand;
  const {hostingRegion, subprocessors, supportHours, uptimeRemedy} = company;
  const registered = registration(brand);

  return {
    title: 'Terms of Service',
    updated: '2025-12-04',
    intro: `These terms are the agreement between your organisation and ${legalName} about the use of ${name}. Please read them before you create an account. If your organisation has signed a separate contract with us, that contract takes precedence and these terms apply to anything it does not cover.`,
    sections: [
      {
        title: 'Who we are and what these words mean',
        body: [
          `${legalName} (“${name}”, “we”, “us”) provides a learning management system for organisations. It is available in a browser, in apps for iOS and Android and through an API, which together are “the service”.`,
          ...(registered ? [registered] : []),
          [
            '“Customer” or “you” means the organisation that subscribes to the service or tries it.',
            `“User” means a person with an account in your portal. ${WHO_COUNTS} People with a custom role count in the same way. ${LEAVERS}`,
            '“Customer content” means courses, documents, videos, questions, personal data and anything else that you or your users upload to the service or create in it.',
            '“Subscription” means the number of users and the billing period that you have ordered.',
          ],
        ],
      },
      {
        title: 'Acceptance of these terms',
        body: [
          'You accept these terms by creating an account, starting a trial or ordering a subscription. Anyone who does so for an organisation confirms that they are authorised to bind it.',
          'The service is for organisations. It is not offered to consumers for private use.',
        ],
      },
      {
        title: 'Accounts and age',
        body: [
          'The person creating an account for an organisation must be over 18. The details given at registration must be true and kept up to date.',
          'You decide whom you invite. If the law requires consent before a younger learner uses the service, you obtain it.',
          'Each account belongs to one person. You choose the roles and permissions of your users, keep login details secret and are responsible for what is done through your accounts. Tell us without delay if you suspect that someone else has used one.',
        ],
      },
      {
        title: 'Free trial',
        body: [
          'We offer a free trial. Its length and scope are shown when it begins. During a trial, the service is provided “as is”, and the uptime guarantee does not apply.',
          `If you do not subscribe, you can export your content ${exportPeriod(brand, 'the trial')}. We then close the trial and delete the content.`,
        ],
      },
      {
        title: 'Subscriptions, users and price',
        body: [
          `The service is sold as one plan, called Teams, for at least ${least}. The price per user per month depends on the number of users and the billing period, as listed on the [pricing page](/pricing) on the day you order. Above ${listed} users, the price is agreed with you individually.`,
          `You can add users at any time. ${ADDED_USERS} From the next billing period, the price of that tier applies to all users. If you reduce the number of users, the lower number applies from the next billing period.`,
        ],
      },
      {
        title: 'Invoices and payment',
        body: [
          'Fees are charged in US dollars and in advance, for one month or for twelve months. Prices do not include tax. We add the taxes that the law requires us to charge.',
          'Fees already paid are not refunded unless these terms or the law say so. If an invoice is overdue, we send a reminder first. If it remains unpaid, we may suspend access until it is settled.',
          'We may change our prices. We will tell you before your next billing period begins, early enough for you to decide not to renew.',
        ],
      },
      {
        title: 'Right to use the service',
        body: [
          'For the term of your subscription or trial, we grant you a non-exclusive, non-transferable right to use the service for your own training purposes. These include training your employees, customers and partners.',
          `The software, the design, the documentation and the name ${name} remain our property or that of our licensors. Nothing in these terms transfers ownership of them to you.`,
        ],
      },
      {
        title: 'Acceptable use',
        body: [
          'You and your users may not:',
          [
            'use the service to break the law, or store content in it that infringes the rights of others',
            'upload malicious code, or test, overload or circumvent the security of the service without our written consent',
            'copy, resell or rent out the service, or reverse engineer it, unless the law expressly permits this',
            'send unsolicited messages through invitations or notifications',
            'harass other people in forums, comments or live sessions',
          ],
          'We may remove content or restrict an account that breaks these rules. Unless the matter is urgent, we contact you first.',
        ],
      },
      {
        title: 'Your content',
        body: [
          'Customer content remains yours. You allow us to store, copy, display and process it as far as this is needed to provide the service to you, to keep it secure and to support you.',
          'You are responsible for having the rights to what you upload, in particular to licensed courses, recordings of people and documents written by others.',
          'You can export records as CSV files throughout the subscription. The service keeps earlier versions of each course, and an author can restore any of them.',
        ],
      },
      {
        title: 'AI features',
        body: [
          'Some features use artificial intelligence to draft courses, questions and summaries from a prompt, a document or a video link that you provide. The drafts are customer content.',
          'A draft may be incomplete or wrong. Someone who knows the subject must check it before it is published, above all where health, safety or legal duties depend on it. The decision to publish is yours.',
        ],
      },
      {
        title: supportHours ? 'Availability and support' : 'Availability and changes to the service',
        body: [
          `We guarantee 99.9% uptime, which is ${DOWNTIME}. ${uptimeRemedy ?? 'If we do not reach it, you have the rights that the law gives you, within the limits of the section “Warranties and liability”.'}`,
          ...(supportHours ? [`Support is available ${supportHours}.`] : []),
          'We improve the service continually and may add, change or withdraw features. During a billing period that you have paid for, we do not withdraw an essential feature unless the law or security leaves no other choice.',
        ],
      },
      {
        title: 'Third-party services and integrations',
        body: [
          'You can connect the service to the systems of other providers, for example for single sign-on, HR data or video conferencing. Your use of those systems is governed by the terms of their providers, who are responsible for them.',
          'When you switch on a connection, you instruct us to exchange the data that it needs. An integration may change or end if the other provider changes or withdraws its interface.',
        ],
      },
      {
        title: 'The API',
        body: [
          'Use the API as its [documentation](/developer) describes. Keep your API key secret: it acts with the rights of your organisation, and requests made with it count as yours.',
          'We may limit the number of requests to protect the service for everyone. A request above the limit receives a response with status 429.',
        ],
      },
      {
        title: 'Data protection and security',
        body: [
          'For the personal data of your users, you are the controller and we are the processor. We process that data on your instructions under a data processing agreement, which forms part of this contract. You can [read it](/dpa) before you order. The [Privacy Policy](/privacy) explains where we are a controller ourselves.',
          subprocessors
            ? 'The companies that process data for us are in our [list of sub-processors](/dpa#sub-processors).'
            : `We will send you the list of our sub-processors on request: write to ${mailLink(contactEmail)}.`,
          `We protect customer content with technical and organisational measures that are appropriate to the risk. They include encryption with TLS 1.2 or later in transit and with AES-256 at rest. ${hostingRegion ? `Customer content is stored in ${hostingRegion}. ` : ''}The [security page](/security) has the details.`,
        ],
      },
      {
        title: 'Confidentiality',
        body: [
          'Each party keeps confidential what it learns about the other if it is marked as confidential or is clearly confidential by its nature. It uses this information only for the purposes of the contract, and shares it only with people who need it and are bound by the same duty.',
          'This does not apply to information that is public, was already known or was developed independently, or to a disclosure that the law requires. The duty continues after the contract has ended.',
        ],
      },
      {
        title: 'Term, renewal and termination',
        body: [
          `A subscription runs for the billing period that you chose and renews for the same period. You can end it by email to ${mailLink(contactEmail)} with effect from the end of the current period.`,
          'Either party may end the contract with immediate effect if the other commits a material breach and does not remedy it within a reasonable time of being asked to, or becomes insolvent. If you end the contract because of our breach, we refund the fees for the time that remains.',
          `You can export your content ${exportPeriod(brand, 'the contract')}. We then delete it, except for what the law requires us to keep.`,
        ],
      },
      {
        title: 'Warranties and liability',
        body: [
          'We provide the service with reasonable skill and care. As far as the law allows, we give no warranties beyond those in these terms. In particular, we do not warrant that a course or a certificate satisfies a particular regulation. It is for you to establish which rules apply to you.',
          'Nothing in these terms limits liability for death or personal injury caused by negligence, for fraud, or for anything else for which the law does not allow liability to be limited.',
          'Otherwise, neither party is liable for loss of profit or for indirect loss, and the total liability of each party for a subscription year is limited to the fees payable for that year. This limit does not reduce your duty to pay the fees.',
        ],
      },
      {
        title: 'Events outside our control',
        body: [
          'Neither party is in breach if an event that it could not reasonably foresee or prevent, such as a natural disaster or a widespread failure of public networks, stops it from performing. The party affected tells the other and resumes as soon as it can.',
        ],
      },
      {
        title: 'Changes to these terms',
        body: [
          'We may amend these terms, for example when the law or the service changes. We publish the new version on this page with its date. If a change is to your disadvantage, we tell the admins of your account before it takes effect, early enough for you to end the subscription by then.',
        ],
      },
      {
        title: 'General provisions',
        body: [
          'These terms, your order, the data processing agreement and any contract that we have both signed are the whole agreement between us about the service. On the processing of personal data, the data processing agreement takes precedence.',
          'If a provision is invalid, the others remain in force. A party that does not exercise a right at once does not give it up. You may transfer the contract to someone else only with our written consent. No one except the parties has a right to enforce it.',
        ],
      },
      {
        title: 'Governing law and courts',
        body: [
          'These terms, and any dispute about them, are governed by the law of England and Wales. The courts of England and Wales have exclusive jurisdiction.',
        ],
      },
      {
        title: 'How to reach us about these terms',
        body: [
          `Write to ${legalName} at ${mailLink(contactEmail)} with any question about this agreement. Notices under it may be sent by email: yours to this address, ours to the admins of your account.`,
        ],
      },
    ],
  };
};

export default terms;
