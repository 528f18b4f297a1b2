import brand from '../brand';
import type {Feature} from '../schema';

const bulkUserInvites: Feature = {
  slug: 'bulk-user-invites',
  title: 'Bulk User Invites',
  description:
    'Invite users in bulk: paste email addresses, upload a CSV file with roles and teams, or share one invite link.',
  icon: 'user-plus',
  category: 'admin-platform',
  order: 6,
  headline: 'Bulk user invites that bring in a whole site before lunch',
  subheading:
    'Paste addresses, upload a spreadsheet or share a link. Whichever you choose, people arrive in the right team with the right role, and there is nothing to sort out by hand afterwards.',
  imageSeed: 'admin:invitations',
  heading: 'From the spreadsheet to the first login',
  accordionFeatures: [
    {
      title: 'Find the bad row before anything is sent',
      description: `Upload a CSV file and ${brand.name} reads it first. A missing @ in row 12 or an unknown team in row 27 is shown with its row number. Correct the spreadsheet, or leave those rows out and invite the rest.`,
      imageSeed: 'text-file:invites',
    },
    {
      title: 'Put an invite link on the canteen wall',
      description:
        'Plenty of people in a warehouse or a kitchen have no work email. Create a link for their team, print it as a QR code and put it up where they eat. They scan it, enter their name and start on their own phone.',
    },
    {
      title: 'Set roles in the same file',
      description:
        'Add a column for the role. Two supervisors can arrive as managers in the same upload as their crews. Custom roles, such as Shift Lead, work too. Use the name you gave them.',
    },
    {
      title: 'Chase only those who have not accepted',
      description:
        'The invitations page shows who has accepted, who has not, and when each invitation was sent. Select the open ones and send a reminder. People who have already joined hear nothing more.',
    },
    {
      title: 'Close a link when the course is full',
      description:
        'You can switch off an invite link at any time. People who have joined stay. Anyone who finds the link in an old chat six months later sees a friendly notice instead of a sign-up form.',
    },
  ],
  keyCapabilities: [
    {
      title: 'The right way in for each group',
      description:
        'For ten reviewers, type their email addresses. For a warehouse with its own HR system, upload a CSV. For visitors to a trade fair who want your product course, share a link. They all end up in the same user list.',
      imageSeed: 'settings-list:invites',
    },
    {
      title: 'In the right team from the start',
      description:
        'You choose the team when you send the invitation. The team’s manager sees the new name straight away, and whether the invitation has been accepted.',
      imageSeed: 'trail:invitation',
    },
    {
      title: 'A first course already waiting',
      description:
        'Assign the welcome plan to the team before you send the invitations. People who open the portal for the first time find something to start, which is a better greeting than an empty page.',
      imageSeed: 'today:first',
    },
  ],
  related: ['smart-groups', 'single-sign-on', 'teams-and-managers', 'api-and-webhooks'],
};

export default bulkUserInvites;
