import brand from '../brand';
import type {Contact, LegalDocument, Prices} from '../schema';
import {minUsers} from '../tiers';

const terms = ({contactEmail, listed}: Contact & Pick<Prices, 'listed'>): LegalDocument => ({
  title: 'Terms of Service',
  updated: '2025-11-18',
  intro: `These terms are the agreement between your organisation and ${brand.legalName} about the use of ${brand.name}. Please read them before you create an account. Where your organisation has signed a separate contract with us, that contract comes first and these terms fill what it leaves open.`,
  sections: [
    {
      title: 'Who we are and what the words mean',
      body: [
        `${brand.legalName} ("${brand.name}", "we", "us") provides a learning management system for organisations, reached through a browser, through apps for iOS and Android and through an API. Together they are "the service".`,
        [
          '"Customer" or "you" means the organisation that subscribes to the service or tries it.',
          '"User" means a person whom the customer lets into the service: a learner, manager, author, administrator or holder of a custom role.',
          '"Customer content" means courses, documents, videos, questions, personal data and anything else that you or your users bring into the service or create in it.',
          '"Subscription" means the number of users and the billing period that you have chosen.',
        ],
      ],
    },
    {
      title: 'Acceptance of these terms',
      body: [
        'You accept these terms by creating an account, by starting a trial or by ordering a subscription. Whoever does so on behalf of an organisation confirms that they are allowed to bind it.',
        'The service is meant for organisations. It is not offered to consumers for private purposes.',
      ],
    },
    {
      title: 'Accounts and age',
      body: [
        'A person creating an account must be over 18. The details given at registration have to be true and must be kept up to date.',
        'Each account belongs to one person. You choose the roles and permissions of your users, you keep sign-in details secret, and you are responsible for what is done with your accounts. Tell us without delay if you suspect that somebody else has used one.',
      ],
    },
    {
      title: 'Free trial',
      body: [
        'We may offer a free trial. Its length and extent are shown when it begins. During a trial the service is provided as it is, and the uptime guarantee in section 11 does not apply.',
        'Should you not subscribe by the end of the trial, we close it and delete the content after a reasonable time in which you can export it.',
      ],
    },
    {
      title: 'Subscriptions, users and price',
      body: [
        `The service is sold in one plan, Teams, with a minimum of ${minUsers} users. The price per user and month depends on the number of users and on the billing period, as listed on the pricing page on the day of your order. For more than ${listed} users the price is agreed individually.`,
        'You may add users at any time. The tier that matches the new number then sets the price for all users from the next invoice. A lower number takes effect when the current billing period ends.',
      ],
    },
    {
      title: 'Invoices and payment',
      body: [
        'Fees are charged in US dollars and in advance, for one month or for twelve months. They do not include taxes that the law requires us to add.',
        'Fees already paid are not refunded, except where these terms or the law say so. If an invoice is overdue, we remind you first. Should it remain unpaid, we may suspend access until it is settled.',
        'We may change our prices. A change reaches you before your next billing period begins, so that you can decide not to renew.',
      ],
    },
    {
      title: 'Right to use the service',
      body: [
        'For the duration of your subscription we grant you a right to use the service for your own training purposes. These purposes include training your employees, your customers and your partners. The right is not exclusive and cannot be transferred.',
        `The software, the design, the documentation and the name ${brand.name} stay our property or that of our licensors. Nothing in these terms passes ownership of them to you.`,
      ],
    },
    {
      title: 'Acceptable use',
      body: [
        'You and your users must not:',
        [
          'break the law with the service, or store content in it that infringes the rights of others',
          'upload malicious code, or test, overload or get round the security of the service without our written consent',
          'copy, resell or rent out the service itself, or take it apart to find its source code, unless the law expressly permits it',
          'send unsolicited messages through invitations or notifications',
          'harass others in forums, comments or live sessions',
        ],
        'We may remove content or limit an account that breaks these rules. Unless there is an urgent danger, we speak to you first.',
      ],
    },
    {
      title: 'Your content',
      body: [
        'Customer content remains yours. You allow us to store, copy, display and process it as far as this is needed to provide the service to you, to keep it secure and to support you.',
        'It is for you to make sure that you may use what you upload. This concerns in particular licensed courses, recordings of people, and documents written by others.',
        'You can export records as CSV files throughout the subscription. Versions of courses are kept with the course, and an author can return to one of them.',
      ],
    },
    {
      title: 'AI features',
      body: [
        'Some features use artificial intelligence to draft courses, questions and summaries from a prompt, a document or a video link that you provide. The drafts are treated as customer content.',
        'A draft can be incomplete or wrong. Somebody with knowledge of the subject has to check it before it is published, above all where health, safety or legal duties depend on it. The decision to publish is yours.',
      ],
    },
    {
      title: 'Availability and support',
      body: [
        'We guarantee that the service is available for 99.9% of the time. Maintenance that we have announced, and failures outside our control such as those of your own network, do not count as lost time.',
        'We improve the service continually and may add, change or withdraw features. We do not withdraw an essential one during a paid period unless the law or security leaves no other choice.',
      ],
    },
    {
      title: 'Third-party services and integrations',
      body: [
        'You can connect the service to systems of other providers, for instance for sign-on, HR data or video conferences. Your use of those systems follows the terms of their providers, and they are responsible for them.',
        'When you switch on a connection, you instruct us to exchange the data that it needs. An integration may change or end if the other provider changes or ends its interface.',
      ],
    },
    {
      title: 'The API',
      body: [
        'Use the API as its documentation describes. Keep your API key out of public places, for it acts with the rights of your organisation. Calls made with your key count as yours.',
        'We may limit the number of calls in order to protect the service for everyone. A call over the limit is answered with code 429.',
      ],
    },
    {
      title: 'Data protection and security',
      body: [
        'For the personal data of your users you are the controller and we are the processor. We process that data on your instructions under a data processing agreement, which forms part of this contract. The Privacy Policy explains our own role as controller.',
        'We protect customer content by technical and organisational measures that match the risk. They include encryption with TLS 1.2 or later in transit and with AES-256 at rest. The security page describes them at greater length.',
      ],
    },
    {
      title: 'Confidentiality',
      body: [
        'Each party keeps secret what it learns about the other and what is marked as confidential or is plainly so. It uses this information only for the purposes of the contract, and passes it on only to people who need it and are bound to secrecy as well.',
        'The duty does not cover information that was public, was already known or was developed independently. It does not prevent a disclosure that the law requires. It continues after the contract has ended.',
      ],
    },
    {
      title: 'Term, renewal and termination',
      body: [
        'A subscription runs for the billing period you chose and renews for the same period. You can end it by e-mail to us with effect from the end of the current period.',
        'Either party may end the contract at once if the other breaks it seriously and does not put this right within a reasonable time after being asked to, or becomes insolvent. If you end it because of such a breach on our side, we refund the fees for the remaining time.',
        'After the end you have a reasonable period in which to export your content. We then delete it, apart from what the law obliges us to keep.',
      ],
    },
    {
      title: 'Warranties and liability',
      body: [
        'We provide the service with reasonable skill and care. Beyond what these terms promise, and as far as the law allows, we give no further warranties. In particular, we do not warrant that a course or a certificate satisfies a given regulation. You know which rules apply to you.',
        'Neither party limits its liability for death or personal injury caused by negligence, for fraud, or for anything else that cannot be limited by law.',
        'Apart from that, neither party is liable for lost profit or for indirect loss, and the total liability of each party for a subscription year is limited to the fees payable for that year. The limit does not reduce your duty to pay the fees.',
      ],
    },
    {
      title: 'Events outside our control',
      body: [
        'Neither party is in breach if an event that it could not reasonably foresee or prevent, such as a natural disaster or a wide failure of public networks, keeps it from performing. It informs the other party and resumes as soon as it can.',
      ],
    },
    {
      title: 'Changes to these terms',
      body: [
        'We may amend these terms, for example when the law or the service changes. We publish the new version on this page with its date. If a change is to your disadvantage, we tell the administrators of your account in good time, and you may end the subscription before it takes effect.',
      ],
    },
    {
      title: 'Governing law and courts',
      body: [
        'These terms, and any dispute about them, are governed by the law of England and Wales. The courts of England and Wales have exclusive jurisdiction.',
        'Should a provision turn out to be invalid, the others remain in force. A right that is not exercised at once is not thereby given up. You may transfer the contract to somebody else only with our written consent.',
      ],
    },
    {
      title: 'How to reach us about these terms',
      body: [`Write to ${brand.legalName} at ${contactEmail} with any question about this agreement.`],
    },
  ],
});

export default terms;
