import brand from '../brand';
import type {Competitor, Prices} from '../schema';
import {minUsers} from '../tiers';

const ushermont = ({listed}: Prices): Competitor => ({
  slug: 'ushermont',
  name: 'Ushermont',
  headline: 'The Ushermont alternative for staff as well',
  subheading:
    'Run the customer academy you have in mind, and let the colleagues who answer those customers learn on the same platform.',
  character:
    'A tool for customer academies only: good at welcoming buyers, with no idea what an employee or a shift is.',
  order: 9,
  inFooter: true,
  strengths: [
    {
      icon: 'globe',
      title: 'An academy under your name',
      description:
        'Customers see your logo at an address of yours, with SSL. They find guided plans, earn a badge for finishing one and ask each other in the forum.',
    },
    {
      icon: 'headphones',
      title: 'Support learns what customers learn',
      description:
        'When a feature changes, the course for customers and the one for your help desk can share their lessons. Correct the lesson once and both audiences read the same answer on Tuesday.',
    },
    {
      icon: 'network',
      title: 'Partners are neither staff nor customers',
      description:
        'A reseller needs product training, proof of it and a manager on their own side. Give each partner a team with several managers, and keep it apart from every other.',
    },
    {
      icon: 'scale',
      title: 'A price before the first call',
      description: `Ushermont sends an offer once you have described your customer base. Our prices stand on the pricing page for every size from ${minUsers} to ${listed} users.`,
    },
  ],
  featureComparison: [
    {feature: 'Customer academy with your branding', product: true, competitor: true},
    {feature: 'Lessons embedded in your own software', product: false, competitor: true},
    {feature: 'Paid certification with checkout', product: false, competitor: true},
    {feature: 'Connection to your CRM', product: true, competitor: true},
    {feature: 'Connection to your HR system', product: true, competitor: false},
    {feature: 'Induction of new employees', product: true, competitor: false},
    {feature: 'Mandatory courses with renewal', product: true, competitor: false},
    {feature: 'Partner training', product: 'Teams with their own managers', competitor: 'As one more customer list'},
    {feature: 'View for a team leader', product: 'Dashboard, skill gaps, digest', competitor: 'Totals per account'},
    {feature: 'On-the-job training with a trainer', product: true, competitor: false},
    {feature: 'Digital badges', product: true, competitor: true},
    {feature: 'Quiz formats', product: 'Standard, coding, psychometric, adaptive', competitor: 'Standard'},
    {feature: 'Rights in the system', product: 'Unlimited custom roles', competitor: 'Editor and viewer'},
    {feature: 'API and webhooks', product: true, competitor: true},
    {feature: 'Listed price', product: `Up to ${listed} users`, competitor: 'After a sales call'},
    {feature: 'Basis of the bill', product: 'Users', competitor: 'Customer accounts'},
  ],
  summaryTitle: 'One set of lessons for both sides of the conversation',
  summaryDescription: `Should your academy live inside your own software, Ushermont is ahead, since it embeds lessons there. It stops at the customer. Companies that also induct staff and train resellers end up writing the same course three times. With ${brand.name} you write it once, decide which team sees which part, and read the results side by side.`,
});

export default ushermont;
