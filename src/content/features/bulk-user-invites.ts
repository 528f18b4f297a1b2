import brand from '../brand';
import type {Feature} from '../schema';

const bulkUserInvites: Feature = {
  slug: 'bulk-user-invites',
  title: 'Bulk User Invites',
  description:
    'Three ways to bring people in: a list of e-mail addresses, a CSV file with roles and teams, or one invite link to share.',
  icon: 'user-plus',
  category: 'admin-platform',
  order: 6,
  headline: 'Bring in a whole site before lunch',
  subheading:
    'Paste addresses, upload a spreadsheet or share a link. Each way sets the team and the role on arrival, so nobody has to be sorted by hand afterwards.',
  imageSeed: 'invite-progress:harbour-wholesite',
  accordionFeatures: [
    {
      title: 'Find the bad row before anything is sent',
      description: `Upload a CSV file and ${brand.name} reads it first. A missing @ in row 212 or an unknown team in row 340 is shown with its line number. Correct it in the spreadsheet or leave those rows out and invite the rest.`,
      imageSeed: 'csv-check:shift-rowcheck',
    },
    {
      title: 'Pin an invite link to the canteen wall',
      description:
        'Plenty of people in a warehouse or a kitchen have no company mailbox. Make a link for their team, print it as a QR code and hang it where they eat. They scan it, enter a name and start on their own phone.',
      imageSeed: 'invite-link:canteen-wall',
    },
    {
      title: 'Set roles in the same file as names',
      description:
        'A column for the role saves an afternoon of clicking. Twelve supervisors can arrive as Managers in the very upload that brings in their crews, and a custom role is written by its name.',
      imageSeed: 'role-column:depot-supervisors',
    },
    {
      title: 'Chase only those who have not accepted',
      description:
        'The invitations page separates accepted from open ones and shows when each was sent. Select the open ones and send a reminder. Colleagues who joined on the first day hear nothing more.',
      imageSeed: 'open-invites:store-reminder',
    },
    {
      title: 'Close a link when the course is full',
      description:
        'An invite link can be switched off at any time. Whoever has joined stays, and a copy of the link that surfaces in a chat half a year later leads to a friendly notice in place of a new account.',
      imageSeed: 'link-closed:clinic-fullhouse',
    },
  ],
  keyCapabilities: [
    {
      title: 'The right way in for each crowd',
      description:
        'Ten reviewers: type their e-mail addresses. A region with its own HR system: upload CSV. Visitors at a trade fair who want your product course: show a link. All of them end up in the same user list.',
      imageSeed: 'invites:partner-tradefair',
    },
    {
      title: 'Sorted into teams on arrival',
      description:
        'The team is chosen with the invitation and waits for the person. Their manager sees the new name, and whether the invitation has been accepted, without asking the office.',
      imageSeed: 'teams:arrivals-rail',
    },
    {
      title: 'A first course already waiting',
      description:
        'Assign the welcome plan to the team before you send the invitations. People who open the portal for the first time find something to begin with, which is a better greeting than an empty page.',
      imageSeed: 'learner-dashboard:welcome-first',
    },
  ],
  related: ['smart-groups', 'single-sign-on', 'teams-and-managers', 'api-and-webhooks'],
};

export default bulkUserInvites;
