import type {Feature} from '../schema';

const rolesAndPermissions: Feature = {
  slug: 'roles-and-permissions',
  title: 'Roles and Permissions',
  description:
    'Start with Admin, Manager and Author, then add as many custom roles as you need, each built from single permissions.',
  icon: 'user-check',
  category: 'admin-platform',
  order: 3,
  headline: 'Give each person the keys they need, and no others',
  subheading:
    'Three roles are ready on the first day. When your organisation does not fit them, copy one, tick or clear single permissions and give the result a name that your colleagues understand.',
  imageSeed: 'roles:keyring-store-north',
  accordionFeatures: [
    {
      title: 'Copy the Manager role and clear two boxes',
      description:
        'A custom role rarely starts from nothing. Duplicate Manager, remove the right to change due dates and the right to export, and call it Shift Lead. The original stays as it was, so the people who hold it notice nothing.',
      imageSeed: 'role-copy:shift-lead',
    },
    {
      title: 'Let a medical reviewer comment and never publish',
      description:
        'Subject experts should read a draft, note what is wrong and leave the release to an Author. A role with view and comment permissions alone does that. A half-finished dosage table cannot go live by accident.',
      imageSeed: 'review-comments:dosage-table',
    },
    {
      title: 'Hand the invitations to the front office',
      description:
        'The person who knows about tomorrow’s new starter is seldom the platform Admin. Create a role that can invite users and see who has accepted. It opens no course, no report and no setting.',
      imageSeed: 'invites:hotel-frontoffice',
    },
    {
      title: 'Confine a dealer coordinator to one dealer',
      description:
        'A permission says what somebody may do, a team says for whom. Combine the two and the coordinator at a dealership sees the progress of that workshop and nothing about the competitor down the road.',
      imageSeed: 'scope:dealer-one',
    },
    {
      title: 'Read a role as a list before you assign it',
      description:
        'Every role has a page that shows its permissions by area and the people who hold it. Before an internal review you can go down the list and ask of each name whether the reason still exists.',
      imageSeed: 'role-detail:rail-register',
    },
  ],
  keyCapabilities: [
    {
      title: 'Admin, Manager and Author from day one',
      description:
        'Admins run the platform, Managers follow their teams and Authors write courses. A company of forty can stop there. One with plants on two continents can treat the three as a starting point.',
      imageSeed: 'default-roles:store-starter',
    },
    {
      title: 'Unlimited custom roles',
      description:
        'There is no quota that makes you squeeze a works council member and a payroll clerk into one role. Make the narrow role, because the narrow one is easier to explain to your data protection officer.',
      imageSeed: 'custom-roles:bank-council',
    },
    {
      title: 'Managers see their own people',
      description:
        'Progress, assignments and skill gaps open for the teams a manager is responsible for. Results of a colleague in another department stay out of the list and out of every export.',
      imageSeed: 'team-progress:casework-own',
    },
  ],
  related: ['teams-and-managers', 'audit-logs', 'single-sign-on'],
};

export default rolesAndPermissions;
