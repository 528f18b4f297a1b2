import type {Feature} from '../schema';

const learningAnalyticsDashboards: Feature = {
  slug: 'learning-analytics-dashboards',
  title: 'Learning Analytics Dashboards',
  description:
    'LMS analytics dashboards for progress, overdue work and quiz results, by team or organisation. Click a figure to see the people behind it.',
  card: 'Progress, overdue work and quiz results, with the people behind every figure.',
  icon: 'bar-chart',
  category: 'automation-analytics',
  order: 3,
  headline: 'Learning analytics with a name behind every figure',
  subheading:
    'A completion rate tells you that something is wrong, but not what. Click the bar and you see the people behind it, with the course, the due date and the lesson where they stopped.',
  imageSeed: 'breakdown:fire',
  heading: 'Read the figures, then act on them',
  accordionFeatures: [
    {
      title: 'Tell unfinished from never started',
      description: 'Each of these counts as incomplete. The dashboard shows them in different colours.',
      table: {
        columns: ['What you see', 'Likely reason', 'What to do'],
        rows: [
          ['Never opened', 'Missed invitation', 'Send a reminder'],
          ['Stopped halfway', 'Lesson too long', 'Split the lesson'],
          ['One lesson left', 'No time on shift', 'Allow ten minutes'],
        ],
      },
    },
    {
      title: 'Click a bar to see the names',
      description:
        'Every chart is also a filter. Click “Early shift” for a list of names with due dates and the lesson where each of them stopped. Send those people a reminder or export the list, then go back to the chart where you left it.',
    },
    {
      title: 'Find the question that almost everyone gets wrong',
      description:
        'If most of a well-prepared group picks the same wrong answer, the question may be at fault. Results are broken down by question and by answer, so an author can tell unclear wording from a real misunderstanding.',
      imageSeed: 'quiz-report:answers',
    },
    {
      title: 'Compare this intake with the last',
      description: 'Plot two cohorts on one chart, by the number of days since each of them started.',
    },
    {
      title: 'Find the lesson where people drop out',
      description:
        'The course view shows how many learners reach each lesson. A sharp drop after lesson three often turns out to be a forty-minute video. Split it in two, and see whether the next group gets further.',
    },
  ],
  capabilitiesHeading: 'One set of figures for admins and managers',
  keyCapabilities: [
    {
      title: 'All courses in one view',
      description:
        'Enrolments, completions, overdue work and quiz results are on one page, with filters for period, team and smart group.',
    },
    {
      title: 'A team dashboard for managers',
      description:
        'Managers see performance, assignments and skill gaps for their own people. The page is short, because most of them read it on their feet.',
    },
    {
      title: 'A platform-wide view for admins',
      description:
        'Admins see sites, user numbers and the latest changes together. If logins drop at one location after a network change, it shows here, often before anyone complains.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'Where do people stop in “Leading a shift”?',
    groups: {shape: 'columns', title: 'Learners who reach each lesson, of 42', scale: [0, 42]},
    parts: {
      shape: 'bars',
      title: 'Length of each part of the lesson',
      labels: ['Part 1', 'Part 2', 'Part 3'],
      unit: ' min',
    },
    people: 'Stopped before it, the latest first',
    chosen: 'Lesson 4',
    rows: [
      ['Lesson 2', [40], 'Two of 42 have not gone past the welcome.', [3, 2, 2]],
      ['Lesson 3', [39], 'Only one person stopped before lesson 3.', [2, 3, 1]],
      ['Lesson 4', [24], 'Fifteen stopped before lesson 4. It begins with a video of 34 minutes.', [34, 4, 2]],
      ['Lesson 5', [22], 'Everyone who finishes the video carries on. Two are still in the middle of it.', [3, 2, 2]],
      ['Lesson 6', [20], 'Two people are still in lesson 5.', [2, 2, 2]],
    ],
    named: {
      'Lesson 2': {'Gwen Harris': 'last visit 2 Nov', 'Joan Whitby': 'last visit 12 Oct'},
      'Lesson 3': {'Colm Daly': 'last visit 20 Oct'},
      'Lesson 4': {
        'Petra Novak': 'last visit 4 Nov',
        'Omar Sayed': 'last visit 29 Oct',
        'Thandi Mokoena': 'last visit 26 Oct',
      },
      'Lesson 5': {'Eva Lund': 'halfway through lesson 4', 'Aoife Byrne': 'halfway through lesson 4'},
      'Lesson 6': {'Jo Lambert': 'last visit 9 Nov', 'Ingrid Dahl': 'due 11 Dec'},
    },
  },
  cta: {
    imageSeed: 'done:fire',
    title: 'Find out who is behind one of your own figures',
    description:
      'Take the course that people leave half finished. In a free trial, you will see the lesson where they stop, and who they are.',
  },
  related: ['scheduled-reports', 'manager-digests', 'skill-reports', 'csv-exports'],
};

export default learningAnalyticsDashboards;
