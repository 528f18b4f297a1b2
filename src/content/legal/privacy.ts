import brand from '../brand';
import {exportPeriod, mailLink} from '../company';
import type {Contact, LegalDocument, Services} from '../schema';

/**
 * What the script that counts visits does. The site cannot promise what someone else's script does, so the text gives
 * the condition under which it needs no consent; docs/analytics.md tells maintainers how to meet it.
 */
function countingVisits({scriptUrl, connect}: NonNullable<Services['analytics']>): LegalDocument['sections'][number] {
  const {host} = new URL(scriptUrl);
  const receiver = connect ? new URL(connect).host : host;
  return {
    title: 'Counting visits',
    body: [
      `When a page has loaded, your browser fetches a script from ${host}. The script tells ${receiver === host ? 'that server' : receiver} which page you opened and which page or site led you there. The server also receives your IP address and the type of your browser, as with every request.`,
      'The counts show us which pages are read. The legal basis is our legitimate interest in knowing that.',
      'We do not ask for your consent. That is only permitted if the script is configured to set no cookies, store nothing else on your device and not recognise you on a later visit.',
      `If you do not want to be counted, block ${host} in your browser. Every page works without the script.`,
    ],
  };
}

/** What pages load from other companies. */
function requestsElsewhere({analytics, meetingUrl}: Services): string {
  const demo = 'The [Book a Demo](/book-a-demo) page loads a calendar from another company.';
  if (!analytics)
    return meetingUrl
      ? `${demo} No other page loads anything from elsewhere.`
      : 'No page loads anything from another company.';
  return meetingUrl
    ? `${demo} Apart from that calendar and the script, nothing is loaded from elsewhere.`
    : 'Apart from that script, no page loads anything from elsewhere.';
}

/** Whether a link of the brand leads to another site. */
const isElsewhere = (link?: string): boolean => link !== undefined && !link.startsWith('/');

/** The policy of this build: it describes the contact form, the demo page and analytics as the settings make them. */
const privacy = ({contactEmail, ...services}: Contact & Services): LegalDocument => {
  const {analytics, contactEndpoint, meetingUrl, meetingScriptUrl} = services;
  const calendarHosts = new Set([meetingUrl, meetingScriptUrl].flatMap((url) => (url ? [new URL(url).host] : [])));
  const {name, legalName, company, links} = brand;
  const elsewhere = [
    'the web app for login and registration',
    ...(isElsewhere(links.blog) ? ['our blog'] : []),
    ...(isElsewhere(links.helpCentre) ? ['the help centre'] : []),
  ];
  const {aiDataUse, euRepresentative, hostingRegion, icoNumber, registeredOffice, retentionDays, subprocessors} =
    company;

  return {
    title: 'Privacy Policy',
    updated: '2025-12-04',
    intro: `This policy explains which personal data ${legalName} handles, why, and what you can ask of us. The first sections are about the website that you are reading, the later ones about the learning service that our customers use.`,
    sections: [
      {
        title: 'Who is responsible',
        body: [
          `${legalName} is the controller of the personal data described in this policy, with one exception. For what learners do in the service, the organisation that invited them is the controller, and we act for it as a processor, under a [data processing agreement](/dpa).`,
          ...(registeredOffice ? [`Our address is that of our registered office, ${registeredOffice}.`] : []),
          ...(icoNumber
            ? [`We are registered with the Information Commissioner’s Office under number ${icoNumber}.`]
            : []),
          ...(euRepresentative ? [`Our representative in the European Union is ${euRepresentative}.`] : []),
          `With any question about data protection, write to ${mailLink(contactEmail)}.`,
        ],
      },
      {
        title: 'This website in short',
        body: [
          'You can read this website without telling us who you are.',
          [
            ...(analytics
              ? [
                  'The site itself sets no cookies.',
                  `A script from ${new URL(analytics.scriptUrl).host} counts visits. The section “Counting visits” says what it sends. There is no advertising.`,
                  'Fonts, pictures and all other scripts come from the site itself.',
                ]
              : [
                  'The site sets no cookies.',
                  'It has no analytics, advertising or other tracking.',
                  'Its fonts, pictures and scripts come from the site itself.',
                ]),
            requestsElsewhere(services),
          ],
        ],
      },
      {
        title: 'What stays in your browser',
        body: [
          'The site keeps two things in your browser’s local storage, so that you choose them only once:',
          [
            'the colour theme, if you have switched between light and dark',
            'the programming language that you last chose for code samples in the API documentation',
          ],
          'None of this is sent to us. You can erase it by clearing this site’s data in your browser. If storage is blocked, the site still works, but forgets your choices when you leave.',
        ],
      },
      ...(analytics ? [countingVisits(analytics)] : []),
      {
        title: 'Technical data when a page is delivered',
        body: [
          `To send you a page, the web server needs your IP address and the address of the page. It may record both in a log, with the time and the type of browser. The log helps us to find faults and fend off attacks. ${retentionDays?.serverLogs ? `Entries are deleted after ${retentionDays.serverLogs} days.` : 'We delete entries once they are no longer needed for that.'}`,
          'The legal basis is our legitimate interest in a website that works and is secure. We do not use these logs to recognise visitors.',
        ],
      },
      {
        title: 'The contact form',
        body: [
          `The form asks for your full name, your email address and a message. ${
            contactEndpoint
              ? `When you send it, your browser passes these three to the form service at ${new URL(contactEndpoint).host}, which receives the enquiries from this site for us. If that fails, the form offers to open the message in your own email program instead.`
              : 'It then opens your own email program with the message filled in. Nothing leaves your device until you send that email.'
          }`,
          'We use what you write only to reply to you. The legal basis is our legitimate interest in replying to people who write to us or, if you want a contract with us in your own name, the steps that you ask us to take before it. We delete the correspondence when your enquiry is settled, unless it leads to a contract or the law requires us to keep it.',
        ],
      },
      {
        title: 'Booking a demo',
        body: meetingUrl
          ? [
              `The [Book a Demo](/book-a-demo) page shows the calendar of another company, from ${[...calendarHosts].join(' and ')}. While that page is open, your browser connects to that company, which receives your IP address and anything you enter to book a time. It may set cookies of its own, under its own privacy notice.`,
              'The calendar is loaded when you open the page, and its script is removed when you leave. If you would rather avoid it, write to us and we will arrange a time by email.',
            ]
          : [
              'You arrange a demo by writing to us, through the contact form or by email. The section above says what happens to your enquiry.',
            ],
      },
      {
        title: 'Trying the API on this website',
        body: [
          'You can try out requests in the API documentation. Credentials that you type there, such as an API key, are held only in the memory of the open page. They are not stored, and are gone once you reload.',
          'By default, requests go to a sandbox that runs in the page, and nothing leaves your device. If you choose another server, requests go to that server and to no other.',
        ],
      },
      {
        title: 'Links to other sites',
        body: [
          `Some links lead to other sites: ${elsewhere.join(', ')} or pages of other companies. Once you follow one, the privacy notice of that site applies.`,
        ],
      },
      {
        title: 'Data in the learning service',
        body: [
          'In the service, we process the following on behalf of our customers, depending on the features that they use:',
          [
            'account data, such as name, email address, role and team',
            'learning data, such as enrolments, progress, quiz answers and results, skill levels, certificates, points and streaks',
            'contributions, such as forum posts, notes and uploaded files',
            'technical data, such as login times, device type and entries in the audit log',
          ],
          ...(hostingRegion ? [`This data is stored in ${hostingRegion}.`] : []),
          `If you learn with ${name} through your employer, a supplier or a partner, please put questions about this data to that organisation first. If a request reaches us, we pass it on.`,
        ],
      },
      {
        title: 'Data of customers and their contacts',
        body: [
          'As a controller, we process the names and business contact details of the people who order, administer or pay for a subscription, along with contracts, invoices and support requests.',
          'The legal basis is the performance of a contract with you, or, if you act for a customer, our legitimate interest in dealing with the people who act for our customers. Tax and accounting law requires us to keep part of this data.',
        ],
      },
      {
        title: 'AI features',
        body: [
          'When an author asks the AI to draft a course, the prompt, document or video content that the author supplies is processed to produce the draft. We advise authors to remove personal data from source documents unless the course needs it.',
          ...(aiDataUse
            ? [
                'Whether customers’ material is used to train AI models is answered on the page about [AI course creation](/ai-course-creation).',
              ]
            : []),
          `${name} does not take decisions with legal effect about a person by automated means alone. A skill gap, for example, is a result for people in the customer’s organisation to assess. They decide what follows from it.`,
        ],
      },
      {
        title: 'Who receives data',
        body: [
          `Inside our company, data is available to those who need it for their work. Providers that host the service, deliver email or help with support process data for us under contracts that bind them to our instructions. ${subprocessors ? 'They are named in the [list of sub-processors](/dpa#sub-processors).' : 'We will send customers the list of these providers on request.'}`,
          'A customer can connect its own systems, and data then flows to them at its request. Otherwise we disclose data only where the law requires it. We do not sell personal data.',
        ],
      },
      {
        title: 'Transfers to other countries',
        body: [
          'Some recipients may be outside the United Kingdom and the European Economic Area. We transfer data to them only if their country is recognised as offering adequate protection, or if suitable safeguards such as standard contractual clauses are in place. You can ask us for a copy of those safeguards.',
        ],
      },
      {
        title: 'How long we keep data',
        body: [
          'We keep personal data no longer than its purpose requires. Customers decide how long learning records stay in the service, and can delete a user when the record is no longer needed.',
          `A customer can export its content ${exportPeriod(brand, 'the contract')}. We then delete it. Copies in backups are deleted ${retentionDays?.backups ? `within ${retentionDays.backups} days after that` : 'when a newer backup replaces the one they are in'}.`,
          'We keep the contact details of customers for as long as the contract lasts. Invoices and business correspondence are kept for the periods that tax and accounting law sets.',
        ],
      },
      {
        title: 'How we protect data',
        body: [
          'Connections are encrypted with TLS 1.2 or later, and stored data with AES-256. Roles decide who can see what, and an audit log records administrative actions. We are ISO 27001 certified. The [security page](/security) has the details and says how to report a vulnerability.',
          'If a breach puts your rights at risk, we inform the authority and the people concerned, or the customer responsible for them, as the law requires.',
        ],
      },
      {
        title: 'Your rights',
        body: [
          'Under the GDPR and the UK GDPR, you have the right to:',
          [
            'access your personal data and receive a copy of it',
            'have wrong or incomplete data corrected',
            'have data erased when there is no longer a reason to keep it',
            'have its use restricted while a question about it is open',
            'receive the data you gave us, in a portable format',
            'object to processing that is based on a legitimate interest',
            'withdraw your consent at any time',
          ],
          'To exercise any of these rights, send us an email. This is free of charge. We may ask for proof of identity, and we reply within the time that the law sets.',
          'You can also complain to a supervisory authority, for example the one where you live. In the United Kingdom this is the Information Commissioner’s Office.',
        ],
      },
      {
        title: 'Children',
        body: [
          'This website and the service are not aimed at children. Only a person over 18 can open an account for an organisation. Customers decide whom they invite, and obtain any consent that the law requires for younger learners.',
        ],
      },
      {
        title: 'Changes to this policy',
        body: [
          'When the website or the service changes, this policy may change too. The date at the top tells you which version you are reading. We will tell customers about material changes by email.',
        ],
      },
      {
        title: 'Contact for data protection',
        body: [
          `Send requests and questions to ${legalName}, ${mailLink(contactEmail)}. Please say whether you are writing as a visitor to this website, a customer or a learner, so that your message reaches the right person.`,
        ],
      },
    ],
  };
};

export default privacy;
