import type {Feature} from '../schema';

const teamsAndManagers: Feature = {
  slug: 'teams-and-managers',
  title: 'Teams and Managers',
  description:
    'Give a team several managers. Each sees the team’s progress and skill gaps and can change due dates for the people in it.',
  icon: 'users',
  category: 'admin-platform',
  order: 4,
  headline: 'Teams whose managers can see progress and move due dates',
  subheading:
    'Training stalls when every small change waits for one admin. Give each team as many managers as it has in real life, and let them move a due date on the spot.',
  imageSeed: 'admin:teams',
  heading: 'A manager’s week',
  accordionFeatures: [
    {
      title: 'Name a stand-in before the holiday starts',
      description:
        'Add a second manager on Thursday, and reminders, dashboard and decisions are covered from Friday. Both see the same figures. When the first manager is back, remove the stand-in or leave both in place.',
      imageSeed: 'month:stand-in',
    },
    {
      title: 'Move a due date from the assignment itself',
      description:
        'A shift manager knows that his newest picker has no quiet hour this week. He opens the assignment and gives him another week, without raising a ticket. The audit log records the change under his name.',
      imageSeed: 'log-entry',
    },
    {
      title: 'Open one page on Monday morning',
      description:
        'The team view lists each person with what is assigned, how far they have got and what is late. Sort by due date to see who to speak to this week.',
    },
    {
      title: 'Share a team between two managers',
      description:
        'A cook in a shop’s café answers to the café manager and to the shop manager. Both can manage the same team. One follows the hygiene course, the other fire safety.',
    },
    {
      title: 'Assign a plan to everyone in one step',
      description:
        'Choose the learning plan, the team and the date. The plan appears on everyone’s dashboard with the same deadline, and the manager can still give one part-timer more time.',
    },
  ],
  keyCapabilities: [
    {
      title: 'As many managers as the team has',
      description:
        'Shifts, projects and matrix structures rarely have just one boss. Add them all to the team. Each uses their own account, so every decision is recorded under a name.',
      imageSeed: 'directory:managers',
    },
    {
      title: 'Due dates that managers can edit',
      description:
        'A date set at head office is a guess about someone else’s week. Managers correct it for one person or the whole team, and learners find the new date on their dashboard.',
      imageSeed: 'old-and-new:due-dates',
    },
    {
      title: 'Skill gaps visible where they can be closed',
      description:
        'The manager dashboard compares the team’s skills with the targets for its roles. If the pickers are below target for vehicle checks, the lead can assign the refresher before planning the next rota.',
      imageSeed: 'skill-report:role',
    },
  ],
  related: ['roles-and-permissions', 'manager-digests', 'smart-groups', 'learning-plans'],
};

export default teamsAndManagers;
