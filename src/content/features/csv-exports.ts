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
      imageSeed: 'records:completions',
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
      imageSeed: 'text-file:sites',
    },
    {
      title: 'Courses side by side',
      description:
        'Fire safety, manual handling, food hygiene, data protection: export the list with the figures you see, and add it to the inspection file.',
      imageSeed: 'records:courses',
    },
    {
      title: 'Regular files without the clicking',
      description:
        'Add a CSV file to a scheduled report and it arrives every Monday. The columns stay in the same order, and the formulas that read them keep working.',
      imageSeed: 'report-schedule:sites',
    },
  ],
  related: ['scheduled-reports', 'api-and-webhooks', 'audit-logs', 'skill-reports'],
};

export default csvExports;
