import type {Feature} from '../schema';

const csvExports: Feature = {
  slug: 'csv-exports',
  title: 'CSV Exports',
  description:
    'Export LMS data as CSV, with the filters you see on screen: users, completions, quiz results, skills and log entries.',
  icon: 'file-text',
  category: 'automation-analytics',
  order: 9,
  headline: 'Export your training records as CSV whenever you need them',
  subheading:
    'Before you put records into a system, ask how you will get them out. Here you export them as plain rows with clear column names, without asking support.',
  imageSeed: 'text-file:completions',
  heading: 'Get the rows you need, and no others',
  accordionFeatures: [
    {
      title: 'Export exactly what the filter shows',
      description:
        'Filter a list to one care home, one shift and one course, then export it. The file holds only those rows. You can hand it to an inspector without deleting anyone else’s results first.',
    },
    {
      title: 'Hand over completions with their dates',
      description: 'An inspector gets five columns: employee number, name, course, version and date.',
    },
    {
      title: 'Match rows to HR records after a change of name',
      description:
        'People marry and companies merge, so names and email addresses change. Employee numbers do not, and every row about a person carries one. A lookup against last year’s file still finds the person.',
    },
    {
      title: 'Open the file without repairing it',
      description:
        'One line per record, one heading per column, one date format. Accented names survive the export: Zoë stays Zoë.',
    },
    {
      title: 'Export skills as a table',
      description:
        'Each row has the person, the skill, the level, the target and the evidence. In a pivot table it becomes a staffing plan for a new home or an appendix to a bid.',
    },
    {
      title: 'Decide who is allowed to export',
      description:
        'A spreadsheet on a laptop is the easiest way to lose personal data. Exporting is therefore a permission in its own right, given by role, and each export is recorded in the audit log.',
    },
    {
      title: 'Choose between file, schedule and API',
      description:
        'For a one-off question, export a file. For the same question every month, schedule the report. If a program needs the data, use the API.',
    },
  ],
  capabilitiesHeading: 'Your records in a file that any spreadsheet opens',
  keyCapabilities: [
    {
      title: 'Every site in one file',
      description:
        'Export one line per site, for example per care home, with the number of valid and assigned courses and the percentage, ready for the monthly review.',
    },
    {
      title: 'Courses side by side',
      description:
        'Fire safety, manual handling, food hygiene, data protection: export the list with the figures you see, and add it to the inspection file.',
    },
    {
      title: 'Regular files without the clicking',
      description:
        'Add a CSV file to a scheduled report and it arrives every Monday. The columns stay in the same order, and the formulas that read them keep working.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'What does one file tell an inspector?',
    groups: {shape: 'sheet', title: 'completions.csv, all sites, 409 rows: choose a column'},
    parts: {shape: 'bars', title: 'Rows in the pivot table', end: 190},
    people: 'First rows of the longest bar',
    chosen: 2,
    rows: [
      [
        'name',
        ['Ingrid Dahl', 'Rhys Morgan', 'Yuki Tanaka'],
        'Most people have one course.',
        [180, 80, 23],
        ['1 course', '2 courses', '3 courses'],
      ],
      [
        'site',
        ['Felixstowe', 'Derby', 'Norwich'],
        'Every site is in the file.',
        [51, 89, 44, 59, 53, 61, 52],
        ['Leith', 'Felixstowe', 'Perth', 'Norwich', 'Bath', 'Bristol', 'Derby'],
      ],
      [
        'course',
        ['Manual handling', 'Electrical safety', 'Food hygiene'],
        'Nearly half are about fire safety.',
        [187, 74, 61, 52, 19, 16],
        ['Fire safety', 'Manual handling', 'Data protection', 'Electrical safety', 'Food hygiene', 'Allergens'],
      ],
      [
        'version',
        ['4', '3', '2'],
        'Nine in ten read the version in force.',
        [371, 34, 4],
        ['In force', 'One before', 'Older'],
      ],
      [
        'date',
        ['2026-10-05', '2026-09-22', '2026-06-18'],
        'Most courses were taken in autumn.',
        [88, 97, 103, 121],
        ['Winter', 'Spring', 'Summer', 'Autumn'],
      ],
    ],
    named: [
      {
        'Jonas Weber': 'No. 2614, one course',
        'Elif Kaya': 'No. 3308, one course',
        'Mateo Silva': 'No. 3251, one course',
      },
      {'Ingrid Dahl': 'No. 2871', 'Jonas Weber': 'No. 2614', 'Amara Okafor': 'No. 3187'},
      {'Leila Haddad': 'No. 3203, 21 Oct', 'Rhys Morgan': 'No. 2655, 14 Oct', 'Zainab Bello': 'No. 2790, 2 Sep'},
      {'Ingrid Dahl': 'No. 2871', 'Tomasz Nowak': 'No. 3042', 'Leila Haddad': 'No. 3203'},
      {'Leila Haddad': 'No. 3203, 4 Nov', 'Rhys Morgan': 'No. 2655, 14 Oct', 'Tomasz Nowak': 'No. 3042, 8 Oct'},
    ],
  },
  cta: {
    title: 'Check the way out first',
    description:
      'Before you import a single record, start a free trial, finish one course and export it. Open the file in the spreadsheet you use.',
  },
  related: ['scheduled-reports', 'api-and-webhooks', 'audit-logs', 'skill-reports'],
};

export default csvExports;
