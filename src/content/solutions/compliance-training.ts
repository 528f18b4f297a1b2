import type {Solution} from '../schema';

const complianceTraining: Solution = {
  slug: 'compliance-training',
  title: 'Compliance Training',
  description: 'Assign mandatory training, renew it on time and show an auditor who completed which course, and when.',
  icon: 'shield-check',
  category: 'internal',
  order: 4,
  imageSeed: 'renewals:canteen-hygiene',
  page: {
    headline: 'Mandatory training that comes round on time',
    subheading:
      'Set the rule once: who must take a course, by when and how often. The evidence is ready before an inspector asks for it.',
    imageSeed: 'smart-groups:forklift-sites',
    challenge: {
      title: 'A spreadsheet decides whether you pass the audit',
      description:
        'Someone in the safety office keeps a list of names, courses and dates. It is right on the day it is saved. Then people join, move or go on leave, certificates run out over the summer, and the next audit begins with a week of searching through inboxes.',
      points: [
        'Expiry noticed after the certificate has lapsed',
        'No proof of which policy text a person was given',
        'Reminders typed by hand, one name at a time',
      ],
    },
    solution: {
      title: 'Rules do the remembering',
      description:
        'A smart group collects everyone to whom a duty applies, such as all staff at sites with a forklift. Joining the group starts the course. A second rule handles renewal, for example: re-enrol 365 days after completion. Every change to a rule is written to the audit log.',
      points: [
        'Groups that follow role, site and team',
        'Renewal counted from each person’s own completion',
        'Figures for auditors sent on a schedule',
        'A version history for every course',
      ],
    },
    keyCapabilities: [
      {
        title: 'Renewal without a calendar',
        description:
          'Choose "re-enrol 365 days after completion" and the forklift refresher returns to each driver one year after the day they passed. Drivers trained in March are due in March, and those from October follow in October.',
        imageSeed: 'renewals:forklift-refresher',
      },
      {
        title: 'Due dates with a human in charge',
        description:
          'Every assignment carries a date, and late ones stand at the top of the manager’s list. If a nurse comes back from leave on Wednesday, the ward manager moves her deadline to Friday.',
        imageSeed: 'due-dates:nurse-ward',
      },
      {
        title: 'An audit log that answers questions',
        description:
          'Look up a person or a day to see who assigned, changed or exported something. When an inspector asks why a deadline moved in May, the entry names the manager and the time.',
        imageSeed: 'audit-log:policy-may',
      },
      {
        title: 'Policies under version control',
        description:
          'Publish the new data protection policy as a version and keep the one before it. You can show which wording was live last winter, and roll back if a paragraph was lost on the way.',
        imageSeed: 'versions:data-protection',
      },
      {
        title: 'Reports that send themselves',
        description:
          'Pick the report, the recipients and the day. On the first of each month, the safety committee finds the list of open and completed training in its inbox.',
        imageSeed: 'report-schedule:committee-safety-north-south',
      },
    ],
    faq: [
      {
        question: 'Can different duties have different intervals?',
        answer:
          'Each rule has its own interval and its own group. Food hygiene might return every year for kitchen staff, while manual handling returns every third year for the stockroom.',
      },
      {
        question: 'What happens when a regulation changes halfway through the year?',
        answer:
          'Publish the revised course as a new version and enrol the group again. Earlier completions stay on record with their dates, so you can show both rounds of training.',
      },
      {
        question: 'Can we use courses from a compliance publisher?',
        answer:
          'You can, if the publisher supplies them as SCORM 1.2, SCORM 2004, LTI or xAPI. Renewal rules and reports then treat them like courses that you wrote yourself.',
      },
      {
        question: 'How does a learner prove a pass?',
        answer:
          'With a certificate that names the person, the course and the date. The manager sees the same result in the team view, and a custom role can give an auditor read access to the reports for the length of an audit.',
      },
      {
        question: 'How is the training record protected?',
        answer:
          'Records are encrypted with AES-256 at rest and with TLS 1.2 or later in transit. The service is GDPR compliant and ISO 27001 certified, and SOC 2 Type II is in progress.',
      },
    ],
    cta: {
      title: 'Try it with the course that is due next',
      description:
        'Create one renewal rule in a free trial and let it find the people who need it. A specialist can show you the auditor’s side of the record in a demo.',
    },
  },
};

export default complianceTraining;
