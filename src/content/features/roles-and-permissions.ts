import type {Feature} from '../schema';

const rolesAndPermissions: Feature = {
  slug: 'roles-and-permissions',
  title: 'Roles and Permissions',
  description:
    'Start with the Admin, Manager and Author roles, then add as many custom roles as you need, built from individual permissions.',
  icon: 'user-check',
  category: 'admin-platform',
  order: 3,
  headline: 'Roles and permissions: give people only the access they need',
  subheading:
    'Three roles are ready on the first day. If they do not fit your organisation, copy one, tick or clear individual permissions and give the new role a name that your colleagues will recognise.',
  imageSeed: 'admin:roles',
  heading: 'Access for the people you have',
  accordionFeatures: [
    {
      title: 'Copy the Manager role and clear two boxes',
      description:
        'You rarely have to start from nothing. Duplicate Manager, clear “Edit due dates” and “Export results”, and call the new role Shift Lead. The original role stays as it was, and nothing changes for the people who hold it.',
      imageSeed: 'settings:shift-lead',
    },
    {
      title: 'Let an expert comment without publishing',
      description:
        'Subject experts need to read a draft and note what is wrong, while an author decides when to publish. Give the experts a role with view and comment permissions only. A half-finished pressure table cannot go live by accident.',
    },
    {
      title: 'Let the front office send invitations',
      description:
        'The person who knows about tomorrow’s new starter is rarely the platform admin. Create a role that can invite users and see who has accepted, with no access to courses, reports or settings.',
    },
    {
      title: 'Limit a coordinator to one partner',
      description:
        'A permission says what someone can do, and a team says for whom. Combine the two, and the coordinator at a partner firm sees the progress of its installers and nothing about the competitor down the road.',
    },
    {
      title: 'Check who holds a role, and who still needs it',
      description:
        'Every role has a page that lists its permissions by area and the people who hold it. Before an internal review, go down the list and check whether each person still needs it.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Admin, Manager and Author from day one',
      description:
        'Admins run the platform, managers follow their teams and authors write courses. A company of forty can stop there. One with plants on two continents can use the three as a starting point.',
      imageSeed: 'settings-list:roles',
    },
    {
      title: 'Unlimited custom roles',
      description:
        'There is no limit that forces a works council member and a payroll clerk into one role. Create a narrow role for each: narrow roles are easier to explain to your data protection officer.',
      imageSeed: 'breakdown:roles',
    },
    {
      title: 'Managers see their own people',
      description:
        'Managers see progress, assignments and skill gaps for the teams they are responsible for, and no results from other departments.',
      imageSeed: 'team-view',
    },
  ],
  related: ['teams-and-managers', 'audit-logs', 'single-sign-on'],
};

export default rolesAndPermissions;
