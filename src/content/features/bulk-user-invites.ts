import brand from '../brand';
import type {Feature, Prices} from '../schema';
import {tiers} from '../tiers';

/** The last number of users in the first tier, and the first in the second. */
const [before, after] = [tiers[0]!.max, tiers[1]!.min];

const bulkUserInvites = ({perUser, count}: Prices): Feature => ({
  slug: 'bulk-user-invites',
  title: 'Bulk User Invites',
  description:
    'Invite LMS users in bulk: paste email addresses, upload a CSV file with roles and teams, or share one invite link with everyone.',
  card: 'Bring in a whole site at once: paste addresses, upload a CSV file or share a link.',
  icon: 'user-plus',
  category: 'admin-platform',
  order: 6,
  headline: 'Invite a whole site at once, by email, CSV file or link',
  subheading:
    'Paste addresses, upload a spreadsheet or share a link. Whichever you choose, people arrive in the right team with the right role, and there is nothing to sort out by hand afterwards.',
  imageSeed: 'admin:invitations',
  heading: 'From the spreadsheet to the first login',
  accordionFeatures: [
    {
      title: 'Find the bad row before anything is sent',
      description: `Upload a CSV file and ${brand.name} reads it first. A missing @ or an unknown team is shown with its row number. Correct the spreadsheet, or leave those rows out and invite the rest.`,
    },
    {
      title: 'Put an invite link on the canteen wall',
      description:
        'Plenty of people in a warehouse or a kitchen have no work email. Create a link for their team, print it as a QR code and put it up where they eat. They scan it, enter their name and start on their own phone.',
    },
    {
      title: 'Set roles in the same file',
      description: 'Add a column for roles, and supervisors arrive as managers, along with their crews.',
    },
    {
      title: 'See what the new users do to the price',
      description:
        tiers.length > 2
          ? `The price of a tier applies to every user, so a new site can lower it. On annual billing, ${count(before)} users cost ${perUser(before, 'annual')} each per month. With ${count(after)}, each costs ${perUser(after, 'annual')}, the first ${count(before)} included.`
          : 'The price applies to every user. Look at the calculator on the pricing page before you invite a new site.',
    },
    {
      title: 'Chase only those who have not accepted',
      description:
        'The invitations page shows who has accepted, who has not, and when each invitation was sent. Select the open ones and send a reminder.',
    },
    {
      title: 'Close a link when the course is full',
      description:
        'You can switch off an invite link at any time. People who have joined stay. Anyone who finds the link in an old chat six months later sees a friendly notice instead of a sign-up form.',
    },
  ],
  capabilitiesHeading: 'Everyone arrives with a team, a role and a first course',
  keyCapabilities: [
    {
      title: 'The right way in for each group',
      description:
        'For ten reviewers, type their email addresses. For a warehouse with its own HR system, upload a CSV file. For visitors to a trade fair who want your product course, share a link. They all end up in the same user list.',
    },
    {
      title: 'In the right team from the start',
      description: 'You choose the team when you send the invitation, and its manager sees who has accepted.',
    },
    {
      title: 'A first course already waiting',
      description:
        'Assign the welcome plan to the team before you send the invitations. People who open the portal for the first time have something to start.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:invites'},
  cta: {
    imageSeed: 'done:invitations',
    title: 'Upload the list you already have',
    description:
      'Export one team from your HR system as a CSV file and upload it in a free trial. You see what needs correcting before anyone gets an email.',
  },
  related: ['smart-groups', 'single-sign-on', 'teams-and-managers', 'api-and-webhooks'],
});

export default bulkUserInvites;
