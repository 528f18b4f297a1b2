import type {Feature} from '../schema';

const smartGroups: Feature = {
  slug: 'smart-groups',
  title: 'Smart Groups',
  description:
    'Define a group by a rule, such as country and job, and let people join and leave it by themselves as their profiles change.',
  icon: 'layers',
  category: 'admin-platform',
  order: 5,
  headline: 'Groups that fill themselves',
  subheading:
    'A hand-kept list is wrong from the first transfer. A smart group is a rule, for instance “drivers in Spain”, and its members are whoever fits that rule today.',
  imageSeed: 'group-change:forklift-drivers',
  accordionFeatures: [
    {
      title: 'Write the rule as a sentence',
      description:
        'Choose a profile field, a comparison and a value: country is Spain, job contains driver. Add a second condition with “and” or “or”. A colleague who has never seen the screen can read the result and tell you whether it is right.',
      imageSeed: 'smart-groups:rail-sentence',
    },
    {
      title: 'Check the names before you save',
      description:
        'While you edit, the page lists the people who match. If the security officer is missing, you see it now and not after the course has gone out to everybody else.',
      imageSeed: 'group-preview:bank-security',
    },
    {
      title: 'Catch a transfer on the day it happens',
      description:
        'When a profile changes from Sales to Service, the person leaves one group and joins another. A journey that starts on joining enrols them in the service basics that afternoon.',
      imageSeed: 'automation:customer-transfer',
    },
    {
      title: 'Keep finished work when somebody moves out',
      description:
        'Leaving a group takes nothing away from a learner. Certificates, points and quiz results belong to the person, so a chemist who becomes a trainer still shows the laboratory safety course on her record.',
      imageSeed: 'certificate:laboratory-kept-north-east',
    },
    {
      title: 'Know when a team is the better choice',
      description:
        'Use a team where somebody is responsible for people, because a team has managers. Use a smart group where only a trait matters, such as holding a first-aid certificate or working in a building with a new alarm system.',
      imageSeed: 'teams:firstaid-trait',
    },
  ],
  keyCapabilities: [
    {
      title: 'Rules over profile fields',
      description:
        'Department, site, country, start date and any field that you import can be part of a rule. What single sign-on or a CSV file brings in is available the next time you build a group.',
      imageSeed: 'profile-fields:harbour-fields',
    },
    {
      title: 'A group can start a journey',
      description:
        'Point an automation at the group in place of a list of names. The employee who is hired next March meets the rule next March and gets the same first week as this month’s intake.',
      imageSeed: 'journey:store-intake-north-west',
    },
    {
      title: 'Reports by trait, not by hierarchy',
      description:
        'Filter a dashboard by group and compare people who share no manager: all apprentices, everyone with a company car, every site that opened after January. The organisation chart hides such patterns.',
      imageSeed: 'analytics:workshop-apprentices-north-south',
    },
  ],
  related: ['teams-and-managers', 'journey-automation', 'bulk-user-invites'],
};

export default smartGroups;
