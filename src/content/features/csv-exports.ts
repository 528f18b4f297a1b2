import type {Feature} from '../schema';

const csvExports: Feature = {
  slug: 'csv-exports',
  title: 'CSV Exports',
  description:
    'Export LMS data as CSV, with the filters you see on screen: users, completions, quiz results, skills and audit log entries.',
  card: 'Export users, completions, quiz results and logs as plain rows.',
  icon: 'file-text',
  category: 'automation-analytics',
  order: 9,
  headline: 'Export your training records as CSV whenever you need them',
  subheading:
    'Before you put records into a system, ask how you will get them out. Here you export them as plain rows with clear column names, without asking support.',
  imageSeed: 'export:completions',
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
      imageSeed: 'audit-log',
    },
    {
      title: 'Choose between file, schedule and API',
      description:
        'For a one-off question, export a file. For the same question every month, schedule the report. If a program needs the data, use the API, whose identifiers are in the file of users.',
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
    groups: {shape: 'bars', title: 'completions.csv, all sites: 409 rows by course'},
    parts: {shape: 'bars', title: 'Version that people read', labels: ['In force', 'One before', 'Older']},
    people: 'The latest rows',
    rows: [
      ['Fire safety', [187], 'Nearly half are about fire safety, and 15 people read an old version.', [172, 13, 2]],
      ['Manual handling', [74], 'Six people finished manual handling before its last change.', [68, 6, 0]],
      ['Data protection', [61], 'All but four people have read the current policy.', [57, 4, 0]],
      ['Electrical safety', [52], 'One person’s electrical safety is two versions out of date.', [45, 6, 1]],
      ['Food hygiene', [19], 'Three of 19 people have yet to read the new rules on food hygiene.', [16, 2, 1]],
      ['Allergens', [16], 'Three of 16 people read an earlier list of allergens.', [13, 3, 0]],
    ],
    named: {
      'Fire safety': {
        'Leila Haddad': 'No. 3203, 21 Oct',
        'Rhys Morgan': 'No. 2655, 14 Oct',
        'Zainab Bello': 'No. 2790, 2 Sep',
      },
      'Manual handling': {
        'Leila Haddad': 'No. 3203, 4 Nov',
        'Tomasz Nowak': 'No. 3042, 8 Oct',
        'Amara Okafor': 'No. 3187, 6 Oct',
      },
      'Data protection': {
        'Zainab Bello': 'No. 2790, 3 Nov',
        'Camila Rojas': 'No. 2177, 19 Oct',
        'Daniel Levy': 'No. 2031, 28 Sep',
      },
      'Electrical safety': {
        'Rhys Morgan': 'No. 2655, 22 Sep',
        'Lucas Martin': 'No. 2318, 4 Sep',
        'Elif Kaya': 'No. 3308, 21 Aug',
      },
      'Food hygiene': {'Aoife Byrne': 'No. 2873, 12 Oct', 'Yuki Tanaka': 'No. 2946, 18 Jun'},
      Allergens: {'Aoife Byrne': 'No. 2873, 30 Oct'},
    },
  },
  cta: {
    title: 'Make sure you can get your data out again',
    description:
      'Before you import a single record, start a free trial, finish one course and export the record. Open the file in the spreadsheet you use.',
  },
  related: ['scheduled-reports', 'api-and-webhooks', 'audit-logs', 'skill-reports'],
};

export default csvExports;
