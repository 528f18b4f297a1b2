import {LEAVERS} from '../billing';
import type {Solution} from '../schema';

const complianceTraining: Solution = {
  slug: 'compliance-training',
  title: 'Compliance Training',
  description:
    'A compliance training LMS that assigns mandatory courses, renews them on time and shows an auditor who completed what, and when.',
  card: 'Mandatory courses, assigned and renewed on time, with the record an auditor asks for.',
  icon: 'shield-check',
  category: 'internal',
  order: 4,
  imageSeed: 'renewals',
  page: {
    headline: 'Compliance training that renews on time',
    subheading:
      'Set the rule once: who must take the course, by when and how often. The evidence is ready when an inspector asks for it.',
    imageSeed: 'admin:mandatory',
    challenge: {
      title: 'Your audit depends on a spreadsheet',
      description:
        'Someone in the safety office keeps a list of names, courses and dates. It is right on the day it is saved. Then people join, move or go on leave, and certificates expire without anyone noticing. The next audit starts with a week of searching through inboxes.',
      points: [
        'Lapsed certificates that only the auditor notices',
        'No proof of which policy wording people were given',
        'Reminders written by hand, one person at a time',
      ],
    },
    solution: {
      title: 'Rules that assign and renew for you',
      description:
        'A smart group brings together everyone who needs the same training, such as all staff at sites with a forklift. Anyone who joins the group is enrolled in the course. A renewal rule enrols them again, for example 365 days after completion. The audit log records every change to a rule.',
      points: [
        'Groups based on role, site and department',
        'Renewal dates counted from the day each person finished',
        'Scheduled reports for your auditors',
        'A version history for every course',
      ],
    },
    keyCapabilities: [
      {
        title: 'Automatic renewals',
        description:
          'Choose “re-enrol 365 days after completion” and each driver gets the forklift refresher one year after they last passed. People trained in March are enrolled again in March.',
        imageSeed: 'renewals',
      },
      {
        title: 'Due dates that managers can move',
        description:
          'Every assignment has a date, and late ones appear at the top of the manager’s list. If someone is on leave, the shift manager moves the date for that one person.',
        imageSeed: 'team-view',
      },
      {
        title: 'Audit logs: who changed what, and when',
        description:
          'Look up a person or a day to see who assigned, changed or exported something. If an inspector asks about a due date that moved, the entry names the manager and the time.',
        imageSeed: 'audit-log',
      },
      {
        title: 'Version control for policies',
        description:
          'Publish the new charging bay rules as a new version of the course and keep the old one. You can show which wording was live last winter, and roll back if someone deletes a paragraph by mistake.',
        imageSeed: 'versions',
      },
      {
        title: 'Scheduled compliance reports',
        description:
          'Choose the report, the recipients and the day. The safety team gets its list of outstanding and completed training every Monday morning.',
        imageSeed: 'report-schedule:sites',
      },
    ],
    faq: [
      {
        question: 'Can courses renew at different intervals?',
        answer:
          'Yes. Each rule has its own interval and its own group. For example, care assistants might repeat medication training every year, and office staff data protection every two.',
      },
      {
        question: 'What if a regulation changes halfway through the year?',
        answer:
          'Publish the revised course as a new version and enrol the group again. Earlier completions stay on record with their dates, so you can show both rounds of training.',
      },
      {
        question: 'Can we use courses from a compliance publisher?',
        answer:
          'Yes, if the publisher supplies them as SCORM 1.2, SCORM 2004, LTI or xAPI. Renewal rules and reports then treat them like courses you wrote yourself.',
      },
      {
        question: 'How can learners prove that they passed?',
        answer:
          'With a certificate that names the person, the course and the date. Their manager sees the same result in the team view. You can also give an auditor a custom role with read-only access to the reports during the audit.',
      },
      {
        question: 'How is the training record kept safe?',
        answer: `Records are encrypted with AES-256 at rest and with TLS 1.2 or later in transit. When someone leaves, disable the account in your identity provider, and the record stays. ${LEAVERS} Delete a user only when you no longer need their records.`,
      },
    ],
    cta: {
      imageSeed: 'done:renewals',
      title: 'Try it with the course that is due next',
      description:
        'Create one renewal rule in a free trial and see who it enrols. Or book a demo, and a specialist will show you what an auditor sees.',
    },
  },
};

export default complianceTraining;
