import brand from '../brand';
import type {Feature} from '../schema';

const scheduledReports: Feature = {
  slug: 'scheduled-reports',
  title: 'Scheduled Reports',
  description: `Set up a report once, choose when it goes out and who receives it, and ${brand.name} emails up-to-date figures every time.`,
  icon: 'calendar',
  category: 'automation-analytics',
  order: 7,
  headline: 'Scheduled reports: set them up once, get fresh figures every time',
  subheading:
    'Choose the figures, the filter, the recipients and the day. From then on the report goes out with that day’s data, whether or not the person who set it up is at work.',
  imageSeed: 'breakdown:sites',
  heading: 'The right figures, to the right people',
  accordionFeatures: [
    {
      title: 'Have Monday’s figures ready at seven',
      description:
        'Pick daily, weekly or monthly and a time of day. The works meeting at half past seven has last week’s figures on the table, and the colleague who used to compile them gets Sunday evening back.',
      imageSeed: 'report-schedule:sites',
    },
    {
      title: 'Keep the filter right when people change',
      description:
        'Base the report on a smart group instead of a list of names. Next month it includes everyone who has joined by then. The rule is stated at the top of the report, so readers know who is counted.',
    },
    {
      title: 'Send each site its own figures',
      description:
        'One schedule can go to the leads of many sites, and each of them receives the figures for their own teams. You no longer have to split a master file and check that each depot gets the right part.',
    },
    {
      title: 'Send the safety officer only the gaps',
      description: `Limit the report to mandatory training that has lapsed or is about to. The officer opens a list of seven people instead of a table of 342.`,
    },
    {
      title: 'Show an auditor what was sent, and when',
      description:
        'Every report sent is logged with its recipients, and so is every change to the schedule. If an auditor asks whether the board was informed in October, you can show the entry and its date.',
    },
  ],
  keyCapabilities: [
    {
      title: 'All schedules in one list',
      description:
        'Each schedule is listed with its next date, its recipients and its owner. When someone changes jobs, you can hand over their reports in a minute.',
      imageSeed: 'settings-list:schedules',
    },
    {
      title: 'Charts to read, rows to work with',
      description:
        'The email can carry charts for people who only need a glance and a CSV file for people who do their own sums. Both are created at the same moment, so the numbers agree.',
      imageSeed: 'text-file:sites',
    },
    {
      title: 'Any dashboard view can be scheduled',
      description:
        'Filter a dashboard until it answers your question, then schedule it. Recipients get the same view of the teams they are allowed to see, and there is no second report builder to learn.',
      imageSeed: 'trend:on-time',
    },
  ],
  related: ['learning-analytics-dashboards', 'manager-digests', 'csv-exports'],
};

export default scheduledReports;
