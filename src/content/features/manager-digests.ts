import type {Feature} from '../schema';

const managerDigests: Feature = {
  slug: 'manager-digests',
  title: 'Manager Digests',
  description:
    'LMS reports for managers, by email: who is overdue, what is due soon and where a skill gap has opened, with a link to act on each.',
  card: 'One short email that names the few people who need attention.',
  icon: 'mail',
  category: 'automation-analytics',
  order: 6,
  headline: 'One short email to tell managers who needs attention',
  subheading:
    'A shift manager or a head chef reads email on a phone, if at all. The digest puts the three or four things that need a decision into one short message.',
  imageSeed: 'team-view:digest',
  heading: 'An email that managers will open',
  accordionFeatures: [
    {
      title: 'See who needs attention, not the whole team',
      description:
        'People who are on track appear as a number. The list names those with a course that is overdue or due within days, and anyone stuck on a quiz. People soon stop reading an email that lists the whole team every week.',
    },
    {
      title: 'Move a due date from the email',
      description:
        'Each name links to the assignment. Tap it, move the date to next week and put the phone away. With single sign-on there is no extra password to type.',
    },
    {
      title: 'Hear about renewals in good time',
      description:
        'Certificates are listed before they expire. A kitchen can plan the hygiene refresher for a quiet Tuesday, instead of finding out on Saturday night that a cook’s certificate has run out.',
    },
    {
      title: 'Say well done in the same week',
      description: 'New badges and certificates in the team have a short section of their own.',
    },
    {
      title: 'Keep several managers in step',
      description:
        'If a team has several managers, they all get the digest. Once one of them has moved a date, the next message shows it to the others, so people are not chased twice.',
    },
    {
      title: 'What a digest leaves out',
      description:
        'It never names anyone outside the manager’s own teams, and the profiles from psychometric quizzes are not in it.',
    },
  ],
  capabilitiesHeading: 'Short enough to read, with a link for each action',
  keyCapabilities: [
    {
      title: 'One message per manager',
      description:
        'Someone who leads three teams receives one digest with three sections. It shows the same figures as their team pages, for their own people only.',
    },
    {
      title: 'A schedule that fits the rota',
      description:
        'An admin chooses the day, the time and how often. The cafés get theirs on Thursday, because the rota is written on Friday.',
    },
    {
      title: 'New skill gaps, by name',
      description:
        'A transfer or a higher target can leave a team short of what its roles require. The digest names the skill and the people concerned, and links to a course that closes the gap.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'Which team needs a word this week?',
    groups: {shape: 'units', title: 'On track on Monday, 9 November', legend: 'Each dot is a person.'},
    parts: {
      shape: 'line',
      title: 'Named in each week’s digest',
      labels: ['12 Oct', '19 Oct', '26 Oct', '2 Nov', '9 Nov'],
    },
    people: 'Who to speak to, and why',
    rows: [
      ['Early shift', [23, 26], 'You need a word with three of 26, and one of them is overdue.', [2, 2, 4, 2, 3]],
      ['Late shift', [16, 18], 'Two of 18 need attention, fewer than in October.', [4, 3, 3, 2, 2]],
      ['Yard', [9, 9], 'No one in the yard needs reminding. Say well done instead.', [0, 1, 0, 0, 0]],
    ],
    named: {
      'Early shift': {'Mateo Silva': '3 days overdue', 'Callum Reid': 'due today', 'Amara Okafor': 'due Friday'},
      'Late shift': {'Kwame Boateng': 'due Friday', 'Bronwen Pugh': 'third try at the quiz'},
      Yard: {'Piotr Zielinski': 'new badge, 6 Nov'},
    },
  },
  cta: {
    imageSeed: 'done:digest',
    title: 'Send yourself the first digest',
    description:
      'In a free trial, make one team and name yourself as its manager. The email that arrives is the one your managers would get.',
  },
  related: ['teams-and-managers', 'scheduled-reports', 'learning-analytics-dashboards'],
};

export default managerDigests;
