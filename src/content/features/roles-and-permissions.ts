import type {Feature} from '../schema';

const rolesAndPermissions: Feature = {
  slug: 'roles-and-permissions',
  title: 'Roles and Permissions',
  description:
    'LMS roles and permissions: start with Admin, Manager and Author, then add as many custom roles with permissions of their own as you need.',
  card: 'Start with Admin, Manager and Author, and add as many roles of your own as you need.',
  icon: 'user-check',
  category: 'admin-platform',
  order: 3,
  headline: 'Role-based access with as many custom roles as you need',
  subheading:
    'Three roles are ready on the first day. If they do not fit your organisation, copy one, tick or clear individual permissions and give the new role a name that your colleagues will recognise.',
  imageSeed: 'admin:roles',
  heading: 'Roles for the jobs people do',
  accordionFeatures: [
    {
      title: 'Copy the Manager role and clear two boxes',
      description:
        'In a care home, shift leads follow their team’s results and sign off checklists. Due dates are up to the care-home manager. Copy the Manager role, clear “Edit due dates” and “Export results”, and call the new one Shift Lead. Nothing changes for the managers.',
    },
    {
      title: 'How many roles can we create?',
      description: 'As many as you need: there is no limit on custom roles.',
    },
    {
      title: 'Let a nurse comment without publishing',
      description:
        'A nurse who reads the draft of a medication course should be able to note what is wrong, while its author decides when to publish. Give nurses a role that can view and comment. Nothing half-finished can go live by accident.',
    },
    {
      title: 'Let the front office send invitations',
      description:
        'Reception knows who starts tomorrow. Create a role that can invite users and see who has accepted, with no access to courses, reports or settings.',
    },
    {
      title: 'Limit a coordinator to one agency',
      description:
        'Permissions decide what someone can do; their team decides whose records they see. The coordinator at a staffing agency sees the progress of that agency’s carers and no one else’s.',
    },
    {
      title: 'Check who still needs a role',
      description:
        'Every role has a page that lists its permissions by area and the people who hold it. Before an inspection, go down the list and ask whether each person still needs it.',
    },
  ],
  capabilitiesHeading: 'Three roles to start with, and your own when you need them',
  keyCapabilities: [
    {
      title: 'Admin, Manager and Author from day one',
      description:
        'Admins run the platform, managers follow their teams and authors write courses. A care home with forty staff can stop there. A group with homes in two countries can use the three as a starting point.',
    },
    {
      title: 'Unlimited custom roles',
      description:
        'Create one for payroll, one for union reps and one for auditors. Narrow roles are also easier to explain to your data protection officer.',
    },
    {
      title: 'Managers see their own people',
      description:
        'From the day people are invited, managers see the progress, assignments and skill gaps of the teams they are responsible for, and no results from other departments.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:roles'},
  cta: {
    imageSeed: 'done:role',
    title: 'Which job fits none of the roles?',
    description:
      'There is usually one. Copy the nearest role in a free trial, clear what that person should not do and see whether it fits.',
  },
  related: ['teams-and-managers', 'audit-logs', 'single-sign-on'],
};

export default rolesAndPermissions;
