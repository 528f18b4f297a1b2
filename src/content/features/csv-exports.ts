import type {Feature} from '../schema';

const csvExports: Feature = {
  slug: 'csv-exports',
  title: 'CSV Exports',
  description:
    'Export users, completions, quiz results, skills and log entries as CSV, with the filters you see on screen, for any spreadsheet.',
  icon: 'file-text',
  category: 'automation-analytics',
  order: 9,
  headline: 'Get your data out in one click with CSV exports',
  subheading:
    'Before you put records into a system, ask how you will get them out. Here you export them as plain rows with clear column names, whenever you like, without asking support.',
  imageSeed: 'text-file:completions',
  heading: 'Get the rows you need, and no others',
  accordionFeatures: [
    {
      title: 'Export exactly what the filter shows',
      description:
        'Filter a list to one team and to what is due, then export it. The file holds only those rows. You can take it to a meeting without deleting anyone else’s results first.',
      imageSeed: 'team-due',
    },
    {
      title: 'Match rows to HR records after a change of name',
      description:
        'People marry and companies merge, so names and email addresses change. Employee numbers do not, and every row about a person carries one. A lookup against last year’s file still finds the person.',
    },
    {
      title: 'Hand over completions with their dates',
      description:
        'An external assessor usually asks who took which course, in which version and on which day. The completions export has all four side by side.',
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
  keyCapabilities: [
    {
      title: 'Rows that a spreadsheet understands',
      description:
        'One line per record, one heading per column, one date format. Names keep every letter, even on the list you print for the door.',
      imageSeed: 'records:completions',
    },
    {
      title: 'Skills as a table',
      description:
        'Export the skill report with person, skill, level, target and evidence. In a pivot table it becomes a staffing plan for a new branch or an annex to a tender.',
      imageSeed: 'skill-report:team',
    },
    {
      title: 'Regular files without the clicking',
      description:
        'Attach an export to a schedule and the finance team has the list of users on the first of each month. The columns stay in the same order, and the formulas that read them keep working.',
      imageSeed: 'report-schedule:sites',
    },
  ],
  related: ['scheduled-reports', 'api-and-webhooks', 'audit-logs', 'skill-reports'],
};

export default csvExports;
