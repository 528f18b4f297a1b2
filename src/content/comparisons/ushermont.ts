import brand from '../brand';
import type {Competitor, Prices} from '../schema';
import {minUsers} from '../tiers';

const ushermont = ({range, listed}: Prices): Competitor => ({
  slug: 'ushermont',
  name: 'Ushermont',
  headline: 'An Ushermont alternative that trains staff too',
  subheading:
    'A customer training LMS with published prices. You can train the staff and partners who look after those customers in it, too.',
  character:
    'A tool for customer academies, with lessons that can appear inside your own software. It is not meant for employees.',
  order: 9,
  inFooter: true,
  imageSeed: 'branded-portal',
  strengths: [
    {
      icon: 'globe',
      title: 'An academy under your own name',
      description:
        'Customers see your logo on your own domain, with SSL. They follow learning plans, earn badges and help one another in the forum.',
    },
    {
      icon: 'headphones',
      title: 'Support learns what customers learn',
      description:
        'Use the product course in two learning plans, one for customers and one for the help desk. When the product changes, correct the course once and both get the new version.',
    },
    {
      icon: 'network',
      title: 'Partners get their own teams',
      description:
        'Resellers need product training, certificates to prove it and their own manager. Give each partner a team with several managers, separate from all the others.',
    },
    {
      icon: 'scale',
      title: 'Know the price before you call',
      description: `Ushermont quotes once you have described your customer base. Our prices are on the pricing page, for every number of users from ${minUsers} to ${listed}.`,
    },
  ],
  featureComparison: [
    {
      feature: 'AI course creation',
      product: 'From a prompt, document or video link',
      competitor: 'From a prompt only',
      stronger: 'product',
    },
    {feature: 'Course editor', product: true, competitor: true},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: true},
    {feature: 'On-the-job training', product: true, competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Standard',
      stronger: 'product',
    },
    {feature: 'Badges and certificates', product: true, competitor: true},
    {feature: 'Mobile apps with offline access', product: 'iOS and Android', competitor: false},
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'Employee training', product: true, competitor: false},
    {feature: 'Customer training', product: true, competitor: true},
    {feature: 'Partner training', product: true, competitor: 'As another customer list'},
    {
      feature: 'Roles and permissions',
      product: 'Admin, Manager, Author and custom roles',
      competitor: 'Editor and viewer',
      stronger: 'product',
    },
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Automatic renewals', product: 'After a period you set, such as 365 days', competitor: false},
    {feature: 'Manager dashboard and digest', product: true, competitor: 'Totals per account'},
    {feature: 'Audit log', product: true, competitor: false},
    {feature: 'HR system integrations', product: true, competitor: false},
    {feature: 'CRM integrations', product: true, competitor: true},
    {feature: 'REST API', product: true, competitor: true},
    {feature: 'Webhooks', product: true, competitor: true},
    {feature: 'Lessons embedded in your software', product: false, competitor: true},
    {feature: 'Course sales and checkout', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'Quoted after a sales call',
      stronger: 'product',
    },
  ],
  summaryTitle: 'If customers are the only people you train',
  summaryDescription: `Choose Ushermont if lessons have to appear inside your own software, or if customers pay for their certification. But it stops at the customer. If you also train staff and resellers, you end up writing the same course in three systems. With ${brand.name} you write it once, decide which teams take it and compare their results.`,
});

export default ushermont;
