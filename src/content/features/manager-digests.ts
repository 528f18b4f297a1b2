import type {Feature} from '../schema';

const managerDigests: Feature = {
  slug: 'manager-digests',
  title: 'Manager Digests',
  description:
    'A regular email that tells managers who is overdue, what is due soon and where a skill gap has opened, with a link to act on each.',
  icon: 'mail',
  category: 'automation-analytics',
  order: 6,
  headline: 'Manager digests: what needs attention, in one email',
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
      imageSeed: 'log-entry',
    },
    {
      title: 'Hear about renewals in good time',
      description:
        'Certificates are listed before they expire. A warehouse can plan the refresher for a quiet Tuesday, instead of finding out at the charging bay that a driver is not allowed to start.',
    },
    {
      title: 'Say well done in the same week',
      description:
        'New badges and certificates in the team have a short section of their own. A manager who hears about a pass two days later can still congratulate the person that week.',
    },
    {
      title: 'Keep several managers in step',
      description:
        'If a team has several managers, they all get the digest. Once one of them has moved a date, the next message shows it to the others, so people are not chased twice.',
    },
  ],
  keyCapabilities: [
    {
      title: 'One message per manager',
      description:
        'Someone who leads three teams receives one digest with three sections. It follows the same permissions as the screens, so managers see the figures for their own people only.',
      imageSeed: 'breakdown:fire',
    },
    {
      title: 'A schedule that fits the rota',
      description:
        'An admin chooses the day, the time and how often. Send the digest on Thursday if the rota is written on Friday, while managers can still act on it.',
      imageSeed: 'report-schedule:sites',
    },
    {
      title: 'New skill gaps, by name',
      description:
        'A transfer or a higher target can leave a team short of what its roles require. The digest names the skill and the people concerned, and links to a course that closes the gap.',
      imageSeed: 'skill-people:team',
    },
  ],
  related: ['teams-and-managers', 'scheduled-reports', 'learning-analytics-dashboards'],
};

export default managerDigests;
