import type {Feature} from '../schema';

const learningAnalyticsDashboards: Feature = {
  slug: 'learning-analytics-dashboards',
  title: 'Learning Analytics Dashboards',
  description:
    'See progress, overdue work and quiz results for a team or the whole organisation, and open any figure to reach the people in it.',
  icon: 'bar-chart',
  category: 'automation-analytics',
  order: 3,
  headline: 'Figures that lead to a name and a next step',
  subheading:
    'A completion rate tells you that something is wrong and hides what. Open the bar and you are among the people behind it, with the course, the date and the lesson where they stopped.',
  imageSeed: 'analytics:store-bar',
  accordionFeatures: [
    {
      title: 'Separate late from never started',
      description:
        'Both count as incomplete, and they call for opposite responses. Somebody at lesson six of eight needs an hour. Somebody who has not opened the course may have missed the invitation. The dashboard shows the two as different colours.',
      imageSeed: 'late-or-never:ward-twocolours',
    },
    {
      title: 'Click a bar and get the people in it',
      description:
        'Every chart is a filter. Click “Overdue, Bristol depot” and a list of names appears with due dates and managers. Send a reminder to that selection or export it, and go back to the chart where you left it.',
      imageSeed: 'bar-to-names:harbour-bristol',
    },
    {
      title: 'Find the question that almost everyone misses',
      description:
        'If most of a well-prepared group picks the same wrong answer, suspect the question. Quiz results are broken down by question and by answer chosen, so an author can tell unclear wording from a real misunderstanding.',
      imageSeed: 'item-analysis:store-distractor',
    },
    {
      title: 'Compare this intake with the one before',
      description:
        'Put two cohorts on the same axis, counted in days since their start. You see whether the spring group is slower than the autumn group at the same point, not on the same calendar date.',
      imageSeed: 'cohort-compare:spring-autumn',
    },
    {
      title: 'Notice the lesson where people leave',
      description:
        'The course view draws how many learners reach each lesson. A steep step after lesson three is often one forty-minute video. Cut it in two and watch the line of the next group.',
      imageSeed: 'drop-off:rail-steepstep',
    },
  ],
  keyCapabilities: [
    {
      title: 'One view across all courses',
      description:
        'Enrolments, completions, overdue work and quiz results stand on a single page with filters for time, team and smart group. The filter stays when you move from chart to chart, so the figures always describe the same people.',
      imageSeed: 'all-courses:retail-singlepage',
    },
    {
      title: 'A team view for managers',
      description:
        'Managers open a dashboard that holds their people only: performance, assignments and skill gaps. It is short on purpose, because most of them read it standing up between two other tasks.',
      imageSeed: 'team-progress:kitchen-standing',
    },
    {
      title: 'The whole platform for Admins',
      description:
        'Admins see sites, user numbers and compliance status together. A location where sign-ins dropped after a network change stands out here days before the first complaint arrives.',
      imageSeed: 'platform-overview:rail-network',
    },
  ],
  related: ['scheduled-reports', 'manager-digests', 'skill-reports', 'csv-exports'],
};

export default learningAnalyticsDashboards;
