import type {Feature} from '../schema';

const teamsAndManagers: Feature = {
  slug: 'teams-and-managers',
  title: 'Teams and Managers',
  description:
    'Give each team in your LMS as many managers as it has at work. They see progress and skill gaps, and can change due dates.',
  card: 'As many managers for a team as it has at work, and they can move due dates.',
  icon: 'users',
  category: 'admin-platform',
  order: 4,
  headline: 'Let managers run training for their own teams',
  subheading:
    'Training stalls when every small change waits for one admin. Give each team as many managers as it has in real life, and let them move a due date on the spot.',
  imageSeed: 'admin:teams',
  heading: 'A manager’s week',
  accordionFeatures: [
    {
      title: 'Name a stand-in before the holiday starts',
      description: 'Both managers see the same figures, and everything is covered from Friday.',
      steps: [
        'On Thursday, add a second manager to the team.',
        'While you are away, the stand-in gets the digest and can move due dates.',
        'When you are back, remove the stand-in or leave both in place.',
      ],
    },
    {
      title: 'Move a due date from the assignment itself',
      description:
        'The newest picker is rushed off his feet this week. His manager opens the assignment and gives him another seven days, without raising a ticket. The audit log records the change under the manager’s name.',
    },
    {
      title: 'Open one page on Monday morning',
      description:
        'It lists each person with what is assigned, how far they have got and what is late. Sort by due date to see who to speak to this week.',
    },
    {
      title: 'Share a team between two managers',
      description:
        'A cook in a shop’s café answers to the café manager and to the shop manager. Both can manage the same team: one follows the hygiene course, the other fire safety.',
    },
    {
      title: 'Assign a plan to everyone in one step',
      description: 'Choose the learning plan, the team and the date, and the plan appears on everyone’s dashboard.',
    },
  ],
  capabilitiesHeading: 'Decisions made by the people who know the rota',
  keyCapabilities: [
    {
      title: 'As many managers as the team has',
      description:
        'Shifts, projects and matrix structures rarely have just one boss. Add them all. Each uses their own account, so the audit log shows who decided what.',
    },
    {
      title: 'Due dates that managers can edit',
      description:
        'Head office does not know which week is stocktaking. Managers do, and they can change the date for one person or the whole team. Learners see the new date on their dashboard.',
    },
    {
      title: 'Skill gaps next to the people who have them',
      description:
        'The manager dashboard compares the team’s skills with the targets for its roles. If the pickers are below target for vehicle checks, the lead can assign the refresher before planning the next rota.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:teams'},
  cta: {
    title: 'Hand one team to its manager',
    description:
      'Add the team and its manager in a free trial, and assign a first course. Next time a due date has to move, they can move it themselves.',
  },
  related: ['roles-and-permissions', 'manager-digests', 'smart-groups', 'learning-plans'],
};

export default teamsAndManagers;
