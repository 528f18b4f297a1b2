import type {Feature} from '../schema';

const csvExports: Feature = {
  slug: 'csv-exports',
  title: 'CSV Exports',
  description:
    'Take users, completions, quiz results, skills and log entries out as CSV, filtered as on screen, to use in any spreadsheet.',
  icon: 'file-text',
  category: 'automation-analytics',
  order: 9,
  headline: 'Your data leaves in one click, in a format any tool can read',
  subheading:
    'Before you put records into a system, ask how they come out. Here they come out as plain rows with clear column names, whenever you like, without a request to support.',
  imageSeed: 'csv-export:store-plainrows-north-west',
  accordionFeatures: [
    {
      title: 'Export exactly what the filter shows',
      description:
        'Filter a list to one team, one course and the second quarter, then export. The file holds those rows and no others. You do not delete columns afterwards to keep other people’s results out of a meeting.',
      imageSeed: 'team-progress:bakery-quarter',
    },
    {
      title: 'Match rows to HR after a change of name',
      description:
        'Names change when people marry and e-mail addresses change when companies merge. Each row carries the identifier of the user, which does neither, so a lookup against last year’s file still finds the person.',
      imageSeed: 'id-lookup:bank-merger',
    },
    {
      title: 'Hand over completions with their dates',
      description:
        'An external assessor usually wants four things: who, which course, which version, which day. The completions export has them side by side. Certificates can be looked up by the same row.',
      imageSeed: 'completions:forklift-assessor',
    },
    {
      title: 'Decide who is allowed to export',
      description:
        'A spreadsheet on a laptop is the easiest way to lose personal data. Exporting is therefore a permission of its own, given per role, and each export leaves an entry in the audit log.',
      imageSeed: 'roles:rail-exporter-north-second',
    },
    {
      title: 'Choose between file, schedule and API',
      description:
        'For a single question, export a file. For the same question every month, schedule the report. If a program asks the question, use the API, where paging and permissions are made for programs.',
      imageSeed: 'which-export:store-threeways',
    },
  ],
  keyCapabilities: [
    {
      title: 'Rows that a spreadsheet understands',
      description:
        'One line per record, one heading per column, dates in a single format. Names such as Łukasz and Zoë keep their letters, so the list of participants can go on a door without being retyped.',
      imageSeed: 'names-csv:clinic-letters',
    },
    {
      title: 'Skills as a table',
      description:
        'Take the skill report with you: person, skill, level, target and evidence. In a pivot table it becomes the staffing plan for a new branch or the annex to a tender.',
      imageSeed: 'skill-report:tender-annex',
    },
    {
      title: 'Regular files without the clicking',
      description:
        'Attach an export to a schedule and the finance team has the seat list on the first of each month. The columns keep their order, so the formulas that read them keep working.',
      imageSeed: 'report-schedule:retail-seats-north-short',
    },
  ],
  related: ['scheduled-reports', 'api-and-webhooks', 'audit-logs', 'skill-reports'],
};

export default csvExports;
