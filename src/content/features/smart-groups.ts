import type {Feature} from '../schema';

const smartGroups: Feature = {
  slug: 'smart-groups',
  title: 'Smart Groups',
  description:
    'Automatic LMS user groups. You set a rule, for example by country and job, and people join or leave as their profiles change.',
  card: 'Groups that follow a rule, such as country and job, and update themselves.',
  icon: 'layers',
  category: 'admin-platform',
  order: 5,
  headline: 'Smart groups that fill themselves as people join and move',
  subheading:
    'A list kept by hand is out of date after the first transfer. A smart group is a rule, such as “everyone in Bath”, and its members are the people who match it today.',
  imageSeed: 'admin:groups',
  heading: 'One rule, and the group stays up to date',
  accordionFeatures: [
    {
      title: 'Write the rule as a sentence',
      description:
        'Choose a profile field, a comparison and a value, and add a second condition with “and” or “or”. A colleague who has never used the screen can read the rule and tell you whether it is right.',
    },
    {
      title: 'Check the names before you save',
      description:
        'The page lists who matches while you edit, so you notice that the health and safety adviser is missing before the course goes out.',
    },
    {
      title: 'Act on a transfer the day it happens',
      description:
        'When a sales adviser transfers from Perth to Bath, they leave one group and join another. A journey that starts on joining enrols them in fire safety for the new building the same day.',
      imageSeed: 'trail:transfer',
    },
    {
      title: 'Keep the record when someone moves on',
      description: 'Leaving a group takes nothing away. Certificates, points and quiz results belong to the person.',
    },
    {
      title: 'Know when to use a team instead',
      description: 'Use a team where someone is responsible for the people in it.',
      table: {
        columns: ['Question', 'Team', 'Smart group'],
        rows: [
          ['Who is in it?', 'People you add', 'Anyone who matches'],
          ['After a transfer?', 'No change', 'Updated that day'],
          ['Who manages it?', 'Its managers', 'No one'],
        ],
      },
    },
  ],
  capabilitiesHeading: 'Use one rule for assignments, journeys and reports',
  keyCapabilities: [
    {
      title: 'Rules on profile fields',
      description:
        'Department, site, country, start date and any field that you import can be part of a rule. Fields that arrive through single sign-on or a CSV file are ready for the next group you build.',
    },
    {
      title: 'A group can start a journey',
      description:
        'Set a journey to start when someone joins the group. An employee hired next March goes on the same welcome plan as this month’s starters, and no one has to remember to assign it.',
    },
    {
      title: 'Reports across teams',
      description:
        'Filter a dashboard by group to compare people who share no manager: all apprentices, everyone with a company car, the staff of every café.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:groups'},
  cta: {
    title: 'Replace one list you keep by hand',
    description:
      'Choose the one that is out of date most often. Write it as a rule in a free trial and compare the names.',
  },
  related: ['teams-and-managers', 'journey-automation', 'bulk-user-invites'],
};

export default smartGroups;
