import type {Feature} from '../schema';

const auditLogs: Feature = {
  slug: 'audit-logs',
  title: 'Audit Logs',
  description:
    'An LMS audit log of changes to due dates, roles, courses, groups and settings. See who changed what, filter the entries and export them as CSV.',
  card: 'Who changed which date, role or course, and when, in a log you can filter and export.',
  icon: 'scroll',
  category: 'admin-platform',
  order: 7,
  headline: 'Audit logs: see who changed what, and when',
  subheading:
    'Certificates prove that training took place. The audit log shows how it was run: who extended a deadline, who published a course, and who was given access on which day.',
  imageSeed: 'audit-log',
  heading: 'Questions the log answers',
  accordionFeatures: [
    {
      title: 'Who moved the due date?',
      description:
        'An inspector notices that several people finished after the deadline. The log shows that the shift manager moved it from 16 to 23 October, and that he did so on the 12th, before anyone was late.',
      imageSeed: 'trail:due-date',
    },
    {
      title: 'Who gave them access?',
      description: 'Search for a name to see every role that was added or removed, and the admin who did it.',
    },
    {
      title: 'Why did the group shrink?',
      description:
        'A smart group lost a third of its members overnight. Filter the log by that group and you find the edited rule, with the old wording and the new. Put the old rule back and the members return.',
    },
    {
      title: 'Was it a person or an automation?',
      description:
        'Enrolments made by a journey name the journey. Those made by hand name the person who made them. When forty people complain about a course they did not expect, one filter tells you whether to edit the journey or talk to someone.',
    },
    {
      title: 'What happened that afternoon?',
      description: 'Let another admin see exactly the entries that you see, in three steps.',
      steps: [
        'Filter the log by date.',
        'Narrow it down by person, action or item.',
        'Copy the link and send it to a colleague.',
      ],
    },
  ],
  capabilitiesHeading: 'Every change with its old value, its new value and a name',
  keyCapabilities: [
    {
      title: 'Before and after in one line',
      description:
        'An entry that says only “settings changed” helps no one. Here, each entry shows the old value next to the new one, with the person and the time.',
    },
    {
      title: 'Course versions in the same log',
      description:
        'Publishing a course or rolling it back leaves an entry that links to the version. You can show which rules someone read on Friday, even if they were replaced on Monday.',
    },
    {
      title: 'Evidence you can attach',
      description:
        'Export the filtered entries as CSV, with the columns you see on screen, and add them to the audit file.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:audit'},
  cta: {
    title: 'See your own name in the log',
    description:
      'Start a free trial, move one due date and open the audit log. The old date, the new one and your name are already there.',
  },
  related: ['roles-and-permissions', 'content-versioning', 'csv-exports'],
};

export default auditLogs;
