import brand from '../brand';
import type {Contact, LegalDocument} from '../schema';

const privacy = ({contactEmail}: Contact): LegalDocument => ({
  title: 'Privacy Policy',
  updated: '2025-12-04',
  intro: `This policy says which personal data ${brand.legalName} handles, why, and what you can ask of us. It has two subjects: the website that you are reading now, and the learning service to which our customers sign in. The first sections concern the website.`,
  sections: [
    {
      title: 'Who is responsible',
      body: [
        `${brand.legalName} is the controller for the personal data described in this policy, with one exception. For what learners do in the service, the organisation that invited them is the controller, and we act for it as a processor.`,
        `You can reach us about anything to do with data protection at ${contactEmail}.`,
      ],
    },
    {
      title: 'This website in short',
      body: [
        'You can read this website without telling us who you are.',
        [
          'The site sets no cookies.',
          'It contains no analytics, advertising or tracking of any kind.',
          'Its fonts, pictures and scripts come from the site itself, so reading it informs no third party.',
          'The page for booking a demo is the only one that may load something from another company.',
        ],
      ],
    },
    {
      title: 'What stays in your browser',
      body: [
        'Three choices are kept in the local storage of your browser, so that you need to make them only once:',
        [
          'the colour theme, if you have switched between light and dark',
          'the programming language that you last picked for code samples in the API documentation',
          'whether the key / opens the search, if you have turned that off or on',
        ],
        'None of them is sent to us. You can erase them by clearing the data of this site in your browser. Where local storage is blocked, the site works all the same and forgets your choices when you leave.',
      ],
    },
    {
      title: 'Technical data when a page is delivered',
      body: [
        'To send you a page, the web server needs your IP address and the address of the page. It may record both in a log for a short time, together with the moment of the request and the type of browser, in order to find faults and to fend off attacks.',
        'Our legitimate interest in a website that works and is secure is the legal basis. We do not use such logs to recognise visitors.',
      ],
    },
    {
      title: 'The contact form',
      body: [
        'The form asks for your full name, your e-mail address and a message. When you send it, these three go to the address that is set up to receive enquiries from this site. If no such delivery is set up, the form opens your own e-mail program with the message filled in, and nothing leaves your device until you send that e-mail.',
        'We use what you write to answer you, for nothing else. The legal basis is the preparation of a contract if you ask about the product, and our legitimate interest in replying to people in all other cases. We keep the correspondence for as long as your enquiry and possible follow-up questions require.',
      ],
    },
    {
      title: 'Booking a demo',
      body: [
        'The page Book a Demo may embed a meeting scheduler that a third party operates. While that page is open, your browser connects to the third party, which receives your IP address and whatever you enter to make a booking. It may set cookies of its own under its own privacy notice.',
        'The scheduler is loaded when you enter the page, and its script is taken out when you leave. No other page contains it. If you prefer to avoid it, write to us and we arrange a time by e-mail.',
      ],
    },
    {
      title: 'Trying the API on this website',
      body: [
        'In the API documentation you can try out calls. An API key or domain ID that you type there is held in the memory of the open page alone. It is not stored, and it is gone once you reload.',
        'Calls go to a sandbox at first, which runs in the page, so that nothing leaves your device. Where you choose another server, a call goes to that server and to no other.',
      ],
    },
    {
      title: 'Links to other sites',
      body: [
        'Some links lead elsewhere: to the web app for log-in and registration, to our blog, to the help centre or to pages of other companies. Once you follow one, the privacy notice of that site applies.',
      ],
    },
    {
      title: 'Data in the learning service',
      body: [
        'From here on, this policy is about the service itself. On behalf of our customers we process the following, depending on the features that they use:',
        [
          'account data, such as name, e-mail address, role and team',
          'learning data, such as enrolments, progress, quiz answers and results, skill levels, certificates, points and streaks',
          'contributions, such as forum posts, notes and uploaded files',
          'technical data, such as sign-in times, device type and entries of the audit log',
        ],
        `If you learn with ${brand.name} through your employer, a supplier or a partner, please address questions about this data to that organisation first. We pass requests that reach us on to it.`,
      ],
    },
    {
      title: 'Data of customers and their contacts',
      body: [
        'As a controller we process the names and business contact details of those who order, administer or pay for a subscription, along with contracts, invoices and support requests. We need this data to perform the contract, and the law obliges us to keep part of it for tax and accounting.',
      ],
    },
    {
      title: 'AI features',
      body: [
        'When an author asks the AI to draft a course, the prompt, document or video content that the author supplies is processed to produce the draft. We advise authors to take personal data out of source documents unless the course cannot do without it.',
        `${brand.name} does not take decisions with legal effect about a person by automated means alone. Suggestions such as a skill gap or the next adaptive question support people in the customer’s organisation, and those people decide.`,
      ],
    },
    {
      title: 'Who receives data',
      body: [
        'Inside our company, data is open to those who need it for their work. Service providers who host the service, deliver e-mails or help with support process data for us under contracts that bind them to our instructions.',
        'A customer can connect systems of its own choice, and data then flows to them at its request. Apart from these cases we disclose data only where the law compels us. We do not sell personal data.',
      ],
    },
    {
      title: 'Transfers to other countries',
      body: [
        'Some recipients may be outside the United Kingdom and the European Economic Area. A transfer takes place only if the country is recognised as offering adequate protection, or if suitable safeguards such as standard contractual clauses are agreed. You can ask us for a copy of those safeguards.',
      ],
    },
    {
      title: 'How long we keep data',
      body: [
        'We keep personal data no longer than its purpose requires. Customers decide how long learning records stay in the service, and can delete users at any time. When a subscription ends, we delete customer content after a period for export, and copies held for recovery follow in the course of their normal cycle.',
        'Invoices and business letters remain for as long as the law prescribes.',
      ],
    },
    {
      title: 'How we protect data',
      body: [
        'Connections are encrypted with TLS 1.2 or later, stored data with AES-256. Access follows roles, and an audit log records administrative actions. Our information security management is ISO 27001 certified.',
        'If a breach puts your rights at risk, we inform the authority and the people concerned, or the customer responsible for them, as the law demands.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'Under the GDPR and the corresponding law of the United Kingdom you have the right to:',
        [
          'obtain access to your personal data and a copy of it',
          'have wrong or incomplete data corrected',
          'have data erased when there is no longer a reason to keep it',
          'have its use restricted while a question about it is open',
          'receive data that you gave us in a portable format',
          'object to processing that rests on a legitimate interest',
          'withdraw a consent with effect for the future',
        ],
        'An e-mail is enough to exercise any of these. We may ask for proof of identity, and we reply within the time that the law sets. Asking is free of charge.',
        'You can also complain to a supervisory authority, for example the one at your place of residence. In the United Kingdom this is the Information Commissioner’s Office.',
      ],
    },
    {
      title: 'Children',
      body: [
        'Neither the website nor the service is directed at children. An account may be created only by a person over 18.',
      ],
    },
    {
      title: 'Changes to this policy',
      body: [
        'When the website or the service changes, this policy may have to change with it. The date at the top tells you which version you are reading. We notify customers of material changes by e-mail.',
      ],
    },
    {
      title: 'Contact for data protection',
      body: [
        `Send requests and questions to ${brand.legalName}, ${contactEmail}. Please mention whether you write as a visitor of this website, as a customer or as a learner, so that the right person answers.`,
      ],
    },
  ],
});

export default privacy;
