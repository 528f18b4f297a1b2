import brand from '../brand';
import {breachNotice, exportPeriod, mailLink} from '../company';
import type {Contact, LegalDocument} from '../schema';

/** The model that every contract contains (article 28 of the GDPR), with the owner's list of sub-processors. */
const dpa = ({contactEmail}: Contact): LegalDocument => {
  const {name, legalName, company} = brand;
  const {hostingRegion, subprocessors} = company;

  return {
    title: 'Data Processing Agreement',
    updated: '2025-12-04',
    intro: `This agreement is part of every contract for ${name}. It says how ${legalName} handles the personal data of your users on your behalf, as article 28 of the GDPR and of the UK GDPR requires. You can read it here before you sign anything. If you have to use your own form instead, send it to ${mailLink(contactEmail)}.`,
    sections: [
      {
        title: 'The parties and their roles',
        body: [
          `This agreement is between the organisation that subscribes to ${name} or tries it (“you”, the controller) and ${legalName} (“we”, the processor). It applies from the order, or from the start of a trial, until we have deleted your data.`,
          'The words “personal data”, “processing”, “controller”, “processor” and “breach” mean what the GDPR means by them. Where the law of the United Kingdom applies, a reference to the GDPR is one to the UK GDPR.',
        ],
      },
      {
        title: 'What is processed, and why',
        body: [
          {
            caption: 'The processing that this agreement covers',
            columns: ['Subject', 'Description'],
            rows: [
              [
                'Purpose',
                `To provide ${name} to you: to host it, keep it secure, support you and do what you ask of us`,
              ],
              ['People', 'Your users: staff, customers, partners and others whom you invite'],
              ['Account data', 'Name, email address, role and team'],
              [
                'Learning data',
                'Enrolments, progress, quiz answers and results, skill levels, certificates, points and streaks',
              ],
              ['Contributions', 'Forum posts, notes and uploaded files'],
              ['Technical data', 'Login times, device type and entries in the audit log'],
              ['Special categories', 'None are needed. Please do not upload any without asking us first'],
              ...(hostingRegion ? [['Place', `Stored in ${hostingRegion}`]] : []),
            ],
          },
        ],
      },
      {
        title: 'Your instructions',
        body: [
          'We process the data only on your documented instructions. They are the contract, this agreement and what you and your admins set in the service. If the law obliges us to do more, we tell you beforehand, unless the law forbids that.',
          'If we believe that an instruction breaks the law, we tell you at once and may wait until you have confirmed or changed it.',
          'You are responsible for having a legal basis for the data that you bring in, and for telling your users about it.',
        ],
      },
      {
        title: 'People with access',
        body: [
          'Only those of our people who need the data for their work have access to it. They are bound to confidentiality by contract or by law, even after they have left us.',
        ],
      },
      {
        title: 'Security of processing',
        body: [
          'We protect the data with measures that suit the risk, and review them regularly. We may replace a measure with one that protects at least as well. Today they include:',
          [
            'encryption with TLS 1.2 or later in transit, and with AES-256 at rest',
            'single sign-on through SAML, so that access ends with the account in your identity provider',
            'roles that decide who sees and does what, and an audit log that records what was done',
            'an information security management system that is certified to ISO 27001',
            'earlier versions of content, from which an author can restore it',
          ],
          'The [security page](/security) has the details.',
        ],
      },
      {
        title: 'Sub-processors',
        body: [
          'You allow us to use other companies that process data for us. Each is bound by a contract to the duties of this agreement, and we answer for what it does as for our own work.',
          'Before we add or replace one, we tell the admins of your account, early enough for you to object. If you have a reason that concerns data protection and we find no other way, you can end the subscription, and we refund the fees for the time that remains.',
          ...(subprocessors
            ? [
                {
                  caption: 'Companies that process data for us',
                  columns: ['Company', 'What it does', 'Country', 'Safeguard for transfers'],
                  rows: subprocessors.map(({name: title, service, country, safeguard}) => [
                    title,
                    service,
                    country,
                    safeguard ?? 'Not needed',
                  ]),
                },
              ]
            : [`We will send you the list of our sub-processors on request: write to ${mailLink(contactEmail)}.`]),
        ],
      },
      {
        title: 'Transfers to other countries',
        body: [
          'We transfer data out of the United Kingdom and the European Economic Area only if the country is recognised as offering adequate protection, or under the standard contractual clauses of the European Commission, with the UK addendum where it applies.',
        ],
      },
      {
        title: 'Requests of the people concerned',
        body: [
          'If one of your users asks us for access, correction, deletion or anything else to which the GDPR gives a right, we pass the request on to you without delay and do not answer it ourselves.',
          'Your admins can correct, export and delete most data themselves. Where they cannot, we help.',
        ],
      },
      {
        title: 'Breaches of personal data',
        body: [
          `We tell you about a breach that concerns your data ${breachNotice(brand)} after we have become aware of it. We say what happened, which data and (as far as we know) how many people it concerns, what the consequences may be and what we are doing about it. We add what we learn later.`,
          'We help you to inform the authority and the people concerned. We do not inform them in your name unless you ask us to.',
        ],
      },
      {
        title: 'Help with assessments',
        body: [
          'If you have to assess the effect of the processing on data protection or to consult an authority, we give you the information about our part that you need for it.',
        ],
      },
      {
        title: 'Evidence and audits',
        body: [
          'We give you what shows that we keep this agreement: certificates, reports of auditors and answers to your questionnaire.',
          'If that is not enough, you or an auditor whom you choose and who is bound to confidentiality can inspect our processing. Please give us reasonable notice, and agree with us when and how, so that the data of other customers stays protected. If a breach has happened or an authority asks, we agree on the earliest possible time.',
        ],
      },
      {
        title: 'Export and deletion',
        body: [
          `You can export your content ${exportPeriod(brand, 'the contract')}. We then delete the personal data, unless the law requires us to keep it. On request, we confirm the deletion in writing.`,
        ],
      },
      {
        title: 'Liability and precedence',
        body: [
          'The limits of liability in the [Terms of Service](/terms) apply to this agreement as well. They do not limit what the people concerned can claim under the GDPR.',
          'On the processing of personal data, this agreement takes precedence over the rest of the contract, and the standard contractual clauses take precedence over this agreement.',
        ],
      },
      {
        title: 'How to reach us about data protection',
        body: [`Write to ${legalName} at ${mailLink(contactEmail)}. We respond within 24 hours.`],
      },
    ],
  };
};

export default dpa;
