import brand from '../brand';
import type {Feature} from '../schema';

const scheduledReports: Feature = {
  slug: 'scheduled-reports',
  title: 'Scheduled Reports',
  description: `Automate LMS reports: set up a report once, choose when it goes out and who receives it, and ${brand.name} emails up-to-date figures.`,
  card: 'Set a report up once. It goes out with fresh figures on the day you choose.',
  icon: 'calendar',
  category: 'automation-analytics',
  order: 7,
  headline: 'Schedule a training report once and stop compiling it by hand',
  subheading:
    'Choose the figures, the filter, the recipients and the day. From then on the report goes out with that day’s data, whether or not the person who set it up is at work.',
  imageSeed: 'report:sites',
  heading: 'The right figures, to the right people',
  accordionFeatures: [
    {
      title: 'Have Monday’s figures ready at seven',
      description: 'The figures are in every inbox before the 07:30 meeting, and no one spends Sunday evening on them.',
      imageSeed: 'report-schedule:sites',
      steps: [
        'Filter a dashboard until it answers your question.',
        'Choose daily, weekly or monthly, and a time of day.',
        'Add the recipients, with a CSV file for those who want one.',
      ],
    },
    {
      title: 'Keep the filter right when people change',
      description:
        'Base the report on a smart group, such as everyone who handles claims, instead of a list of names. Next month it includes everyone who has joined by then. The rule is at the top of the report, so readers know who is counted.',
    },
    {
      title: 'Send each branch its own figures',
      description:
        'An insurer with a dozen branches needs only one schedule. Each branch manager receives the figures for their own teams, and no one at head office has to split a master file.',
    },
    {
      title: 'Send the compliance officer only the gaps',
      description:
        'Limit the report to mandatory training that has lapsed or is about to, and the list has seven names instead of 342.',
    },
    {
      title: 'Show a regulator what was sent, and when',
      description:
        'Every report sent is logged with its recipients, and so is every change to the schedule. If the regulator asks whether the board was informed in October, you can show the entry and its date.',
    },
    {
      title: 'Hand over the reports of someone who leaves',
      description:
        'All schedules are in one list, each with its next date, its recipients and its owner, so a colleague can take them over.',
    },
  ],
  capabilitiesHeading: 'Fresh figures in the inbox, from the dashboards you use',
  keyCapabilities: [
    {
      title: 'Charts to read, rows to work with',
      description:
        'The email can carry charts for people who only need a glance and a CSV file for people who do their own sums. Both are created at the same moment, so the numbers agree.',
    },
    {
      title: 'Any dashboard view can be scheduled',
      description:
        'Each recipient gets it for the teams they are allowed to see. There is no second report builder to learn.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'What did the board know, and when?',
    groups: {shape: 'line', title: 'Valid completions in each report', unit: '%', scale: [70, 90]},
    parts: {
      shape: 'bars',
      title: 'Valid completions by site in this report',
      labels: ['Leith', 'Felixstowe', 'Perth', 'Norwich', 'Bath', 'Bristol', 'Derby'],
      unit: '%',
      scale: [0, 100],
    },
    people: 'Who received it',
    chosen: '1 Oct',
    rows: [
      ['1 Jun', [74], 'In June, Leith and Perth were below 70%.', [66, 72, 68, 77, 79, 78, 81]],
      ['1 Jul', [77], 'By July, only Leith was below 70%.', [69, 75, 71, 79, 81, 81, 84]],
      ['1 Aug', [78], 'In August, only Felixstowe did not move.', [71, 75, 74, 81, 82, 83, 85]],
      ['1 Sep', [81], 'In September, Perth overtook Felixstowe.', [75, 77, 78, 83, 85, 86, 88]],
      ['1 Oct', [85], 'In October, the board read that Leith was last.', [78, 81, 82, 86, 88, 89, 91]],
      ['1 Nov', [87], 'In November, every site is above 80%.', [81, 83, 84, 88, 90, 91, 93]],
    ],
    named: {
      all: {
        'Priya Raman': 'at 07:00 that day',
        'Camila Rojas': 'at 07:00, for the board',
        'Daniel Levy': 'with the CSV file',
      },
    },
  },
  cta: {
    title: 'Stop compiling one report by hand',
    description:
      'Which one takes you longest every month? Start a free trial, schedule it for Monday at seven, and put it next to your own.',
  },
  related: ['learning-analytics-dashboards', 'manager-digests', 'csv-exports'],
};

export default scheduledReports;
