import type {Feature} from '../schema';

const teamsAndManagers: Feature = {
  slug: 'teams-and-managers',
  title: 'Teams and Managers',
  description:
    'Give a team several managers. Each of them sees its progress and skill gaps and can change the due dates of its people.',
  icon: 'users',
  category: 'admin-platform',
  order: 4,
  headline: 'Put training decisions with the people who run the shift',
  subheading:
    'Training stalls when every small change waits for one administrator. Give each team as many managers as it has in real life, and let them move a due date on the spot.',
  imageSeed: 'teams:dayshift-harbour',
  accordionFeatures: [
    {
      title: 'Name a stand-in before the holiday starts',
      description:
        'Add a second manager to the team on Thursday and the reminders, the dashboard and the decisions are covered from Friday. Both see the same figures. When the first one is back, remove the other name or leave it there.',
      imageSeed: 'stand-in:shop-holiday',
    },
    {
      title: 'Move a due date from the assignment itself',
      description:
        'A ward manager knows that the whole team is on nights this week. She opens the assignment, shifts the date for four people to the following Friday and writes no ticket. The change is recorded in the audit log under her name.',
      imageSeed: 'assignment:night-duty',
    },
    {
      title: 'Open one page on Monday morning',
      description:
        'The team view lists each person with what is assigned, how far it has come and what is late. Sorting by due date puts the conversations of this week at the top.',
      imageSeed: 'team-progress:kitchen-monday',
    },
    {
      title: 'Share a team between a site lead and a trade lead',
      description:
        'An electrician in a branch answers to the branch and to the head of electrical work. Both can be managers of the same team, so the safety course and the wiring course are followed by the person who cares about each.',
      imageSeed: 'shared-team:trade-branch',
    },
    {
      title: 'Assign a plan to everyone in one step',
      description:
        'Choose the learning plan, choose the team and set the date. The plan appears on each learner’s dashboard with the same deadline, and the manager can still give one part-timer more time afterwards.',
      imageSeed: 'assign-plan:store-parttime',
    },
  ],
  keyCapabilities: [
    {
      title: 'As many managers as the team has',
      description:
        'Shifts, projects and matrix structures seldom have a single boss. List them all on the team. Each signs in with an account of their own, so a decision always has a name beside it.',
      imageSeed: 'team-managers:rail-matrix',
    },
    {
      title: 'Due dates that managers can edit',
      description:
        'A date set at head office is a guess about a working week it cannot see. Managers correct it for one person or for the whole team, and learners find the new date on their dashboard.',
      imageSeed: 'due-dates:warehouse-correction-north-south',
    },
    {
      title: 'Gaps visible where they can be closed',
      description:
        'The manager dashboard compares the team’s skills with the targets for its roles. If two of six pickers are below target for manual handling, the lead can assign the refresher before planning the next rota.',
      imageSeed: 'skill-gap:pickers-warehouse',
    },
  ],
  related: ['roles-and-permissions', 'manager-digests', 'smart-groups', 'learning-plans'],
};

export default teamsAndManagers;
