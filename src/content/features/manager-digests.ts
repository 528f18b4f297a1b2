import type {Feature} from '../schema';

const managerDigests: Feature = {
  slug: 'manager-digests',
  title: 'Manager Digests',
  description:
    'A regular e-mail that tells managers who is overdue, what is due soon and where a skill gap has opened, with a link to act on each.',
  icon: 'mail',
  category: 'automation-analytics',
  order: 6,
  headline: 'For managers who will never open another dashboard',
  subheading:
    'A head chef or a foreman reads e-mail on a phone, if at all. The digest puts the three or four things that need a decision into one message and leaves the rest out.',
  imageSeed: 'manager-digest:chef-head',
  accordionFeatures: [
    {
      title: 'Read the exceptions, not the roll call',
      description:
        'People who are on course are given as a number. Names appear only where something needs attention: overdue, due within days, stuck on a quiz. A digest that lists everybody every week is soon filtered into a folder.',
      imageSeed: 'exceptions:store-names',
    },
    {
      title: 'Go from the e-mail to the due date',
      description:
        'Each name is a link to that assignment. Tap it, move the date to the following Wednesday and put the phone away. Where single sign-on is in place, no extra password stands in between.',
      imageSeed: 'assignment:ward-wednesday',
    },
    {
      title: 'Hear about renewals while there is time',
      description:
        'Certificates that run out soon are listed before they lapse. A bus garage can place the refresher on a quiet Tuesday, instead of finding out at the gate that a driver may not start.',
      imageSeed: 'renewals:bus-garage',
    },
    {
      title: 'Say well done in the same week',
      description:
        'New badges and certificates in the team have a short section of their own. Praise that comes two days after an exam is remembered, and a manager can only give it when somebody mentions the exam.',
      imageSeed: 'badges:trade-welldone',
    },
    {
      title: 'Keep two managers on the same page',
      description:
        'A team with several managers sends the digest to all of them. When one has already moved a date, the next message shows the new date to the others, so nobody chases the same person twice.',
      imageSeed: 'teams:rail-pair-north-third',
    },
  ],
  keyCapabilities: [
    {
      title: 'One message per manager',
      description:
        'Somebody who leads three teams receives one digest with three sections. The figures cover that manager’s people and nobody else’s, since the digest follows the same permissions as the screens.',
      imageSeed: 'three-teams:depot-sections',
    },
    {
      title: 'A rhythm set by you',
      description:
        'An Admin chooses the weekday, the hour and how often. Send it on Thursday if the rota is written on Friday: news is worth most on the day before it can still change something.',
      imageSeed: 'report-schedule:rota-thursday',
    },
    {
      title: 'Gaps named as soon as they open',
      description:
        'A transfer or a raised target can leave a team below what its role requires. The digest names the skill and the people concerned, with a link to the course that would close it.',
      imageSeed: 'skill-gap:kitchen-opened',
    },
  ],
  related: ['teams-and-managers', 'scheduled-reports', 'learning-analytics-dashboards'],
};

export default managerDigests;
