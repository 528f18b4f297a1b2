import brand from '../brand';
import type {Feature} from '../schema';

const scheduledReports: Feature = {
  slug: 'scheduled-reports',
  title: 'Scheduled Reports',
  description: `Build a report once, choose the day, the hour and the readers, and ${brand.name} sends fresh figures to their inbox every time.`,
  icon: 'calendar',
  category: 'automation-analytics',
  order: 7,
  headline: 'The month-end report that nobody has to prepare',
  subheading:
    'Choose the figures, the filter, the readers and the day. From then on the report arrives with that day’s data, whether or not the person who set it up is at work.',
  imageSeed: 'report-schedule:store-monthend',
  accordionFeatures: [
    {
      title: 'Set Monday at seven, once',
      description:
        'Pick daily, weekly or monthly and a time of day. The works meeting at half past seven then has last week’s figures on the table, and the colleague who used to compile them on Sunday evening has Sunday evening back.',
      imageSeed: 'report-mail:harbour-seven',
    },
    {
      title: 'Keep the filter right when people change',
      description:
        'Build the report on a smart group and not on a list of names. Next month it includes whoever has joined by then. The wording at the top of the report states the rule, so readers know whom they are looking at.',
      imageSeed: 'smart-groups:kitchen-nextmonth',
    },
    {
      title: 'Give each site its own figures',
      description:
        'One schedule can go to the leads of many sites, with the figures of the reader’s own teams in each copy. You stop cutting a master file into pieces, and no piece goes to the wrong depot.',
      imageSeed: 'site-copies:rail-sites',
    },
    {
      title: 'Send the safety officer the gaps alone',
      description:
        'A report need not be complete to be useful. Restrict it to mandatory courses that have lapsed or are about to, and the officer opens a list of seven people in place of a table of seven hundred.',
      imageSeed: 'renewals:forklift-officer',
    },
    {
      title: 'Show an auditor what was sent, and when',
      description:
        'Each sending is recorded with its readers, and so is each edit to the schedule. If the question is whether the board was informed in April, the answer is an entry with a date.',
      imageSeed: 'sent-reports:bank-april',
    },
  ],
  keyCapabilities: [
    {
      title: 'A calendar for your reports',
      description:
        'All schedules stand in one list with the next date, the readers and the owner. When somebody changes job you hand over their reports in a minute, before the first reader asks where the figures are.',
      imageSeed: 'report-list:casework-handover',
    },
    {
      title: 'Charts to read, rows to work with',
      description:
        'The message can carry the charts for those who only glance at it and a CSV file for those who calculate. Both come from the same moment, so the two groups do not argue about different numbers.',
      imageSeed: 'csv-export:clinic-glance',
    },
    {
      title: 'Any dashboard view can be scheduled',
      description:
        'Filter a dashboard until it answers your question, then choose to send it regularly. What you saw is what readers get, so there is no second report builder to learn.',
      imageSeed: 'analytics:rail-regularly',
    },
  ],
  related: ['learning-analytics-dashboards', 'manager-digests', 'csv-exports'],
};

export default scheduledReports;
