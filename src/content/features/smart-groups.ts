import type {Feature} from '../schema';

const smartGroups: Feature = {
  slug: 'smart-groups',
  title: 'Smart Groups',
  description:
    'Define a group by a rule, such as country and job. People join and leave it automatically as their profiles change.',
  icon: 'layers',
  category: 'admin-platform',
  order: 5,
  headline: 'Smart groups that fill themselves as people join and move',
  subheading:
    'A list kept by hand is out of date after the first transfer. A smart group is a rule, such as “drivers in Felixstowe”, and its members are the people who match it today.',
  imageSeed: 'admin:groups',
  heading: 'One rule, and the group stays up to date',
  accordionFeatures: [
    {
      title: 'Write the rule as a sentence',
      description:
        'Choose a profile field, a comparison and a value: site is Felixstowe, job is forklift driver. Add a second condition with “and” or “or”. A colleague who has never used the screen can read the rule and tell you whether it is right.',
      imageSeed: 'conditions',
    },
    {
      title: 'Check the names before you save',
      description:
        'While you edit the rule, the page lists the people who match. If the health and safety adviser is missing, you notice before the course goes out to everyone else.',
    },
    {
      title: 'Act on a transfer the day it happens',
      description:
        'When a profile changes from Perth to Bath, the person leaves one group and joins another. A journey that starts on joining enrols them in fire safety for the new building the same day.',
    },
    {
      title: 'Keep the record when someone moves on',
      description:
        'Leaving a group takes nothing away from a learner. Certificates, points and quiz results belong to the person, so a forklift driver who becomes a shift lead keeps the forklift course on her record.',
    },
    {
      title: 'Know when to use a team instead',
      description:
        'Use a team where someone is responsible for people, because a team has managers. Use a smart group where only a characteristic matters, such as holding a first-aid certificate or working in a building with a new alarm system.',
      imageSeed: 'route:team-or-group',
    },
  ],
  keyCapabilities: [
    {
      title: 'Rules on profile fields',
      description:
        'Department, site, country, start date and any field that you import can be part of a rule. Fields that arrive through single sign-on or a CSV file are ready for the next group you build.',
      imageSeed: 'settings-list:fields',
    },
    {
      title: 'A group can start a journey',
      description:
        'Set a journey to start when someone joins the group. An employee hired next March matches the rule next March and gets the same first week as this month’s starters.',
      imageSeed: 'today:first',
    },
    {
      title: 'Reports on people who share no manager',
      description:
        'Filter a dashboard by group to compare people from across the organisation: all apprentices, everyone with a company car, the staff of every café.',
      imageSeed: 'breakdown:group',
    },
  ],
  related: ['teams-and-managers', 'journey-automation', 'bulk-user-invites'],
};

export default smartGroups;
