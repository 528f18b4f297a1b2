import type {Feature} from '../schema';

const auditLogs: Feature = {
  slug: 'audit-logs',
  title: 'Audit Logs',
  description:
    'A dated record of who changed what on your learning platform: due dates, roles, courses, groups and settings, ready to filter.',
  icon: 'scroll',
  category: 'admin-platform',
  order: 7,
  headline: 'When someone asks who changed it, look it up',
  subheading:
    'Certificates prove that training took place. The audit log proves how it was run: who extended a deadline, who published a course, who was given access and on which day.',
  imageSeed: 'audit-log:ledger-day',
  accordionFeatures: [
    {
      title: 'See who changed a due date',
      description:
        'An inspector notices that eleven people finished a week after the deadline. The log shows that the shift lead moved the date from the 6th to the 13th, and when. A suspected breach turns out to be a documented decision.',
      imageSeed: 'due-date-history:shift-inspector',
    },
    {
      title: 'Trace a permission to the person who gave it',
      description:
        'Search for a name and you get every role that was added or removed, with the Admin who did it. It is the list that an access review asks for, and it takes a minute to produce.',
      imageSeed: 'role-changes:bank-review',
    },
    {
      title: 'Find out why the group shrank',
      description:
        'On Tuesday the smart group had ninety members, on Wednesday sixty. Filter by that group and you find the edited rule, the old wording and the new one. Put it back and the thirty return.',
      imageSeed: 'rule-change:harbour-shrunk',
    },
    {
      title: 'Tell a person from an automation',
      description:
        'Enrolments made by a journey name the journey. Enrolments made by hand name the colleague. If forty people complain about a course they did not expect, you know within one filter whether to talk to somebody or to edit a step.',
      imageSeed: 'person-or-rule:shop-fingerprint',
    },
    {
      title: 'Narrow a year to one afternoon',
      description:
        'Combine a date range, a person, a type of action and the object it concerned. The address of the filtered page can be shared with another Admin, who then looks at the very same entries.',
      imageSeed: 'audit-filter:casework-afternoon',
    },
  ],
  keyCapabilities: [
    {
      title: 'Before and after in one line',
      description:
        'An entry that says “settings changed” helps nobody. These entries hold the old value next to the new one, with the person and the time, so the log answers the second question as well as the first.',
      imageSeed: 'before-after:kitchen-change',
    },
    {
      title: 'Content has a history too',
      description:
        'Publishing a course and rolling it back both leave an entry that leads to the version concerned. You can show which text of the hygiene rules somebody read in May, even if it was replaced in June.',
      imageSeed: 'versions:hygiene-text',
    },
    {
      title: 'Evidence you can attach',
      description:
        'Take the filtered entries out as CSV and add them to the audit file. The columns are the ones on screen, so the person who receives it does not need an account or an explanation.',
      imageSeed: 'csv-export:tender-evidence',
    },
  ],
  related: ['roles-and-permissions', 'content-versioning', 'csv-exports'],
};

export default auditLogs;
