import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const aldermoot = ({range}: Prices): Competitor => ({
  slug: 'aldermoot',
  name: 'Aldermoot',
  headline: 'Aldermoot alternative: an LMS for the workplace',
  subheading:
    'An LMS in which courses start on someone’s first day and follow their role. Onboarding can’t wait for the start of the next term.',
  character: 'A university system that is also sold to companies. It is built around terms, grades and a timetable.',
  order: 8,
  inFooter: true,
  imageSeed: 'journey:starter',
  strengths: [
    {
      icon: 'calendar',
      title: 'Training starts on the first day',
      description:
        'Someone hired in the second week of May should not have to wait for a term to begin. A journey puts them on the right learning plan when they arrive, and their due dates count from that day.',
    },
    {
      icon: 'building',
      title: 'Your company’s own words',
      description: `Aldermoot calls your branch a faculty and your sales director a dean. ${brand.name} uses teams and managers, and comes with the roles Admin, Manager and Author.`,
    },
    {
      icon: 'refresh-cw',
      title: 'A pass can expire',
      description:
        'A degree is for life. A forklift licence is not. Renewal rules bring people back to the course after a period you set, such as 365 days.',
    },
    {
      icon: 'trending-up',
      title: 'Skills instead of credit points',
      description:
        'Competency frameworks describe what a job requires. The skills engine compares that with what people have shown they can do, and you plan training around the gaps.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: true},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: true},
    {feature: 'LTI and xAPI content', product: true, competitor: true},
    {
      feature: 'Course start dates',
      product: 'Any day, or with a cohort',
      competitor: 'First week of term',
      stronger: 'product',
    },
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Standard and essay',
      stronger: 'product',
    },
    {feature: 'Discussion forums', product: true, competitor: true},
    {
      feature: 'Mobile apps with offline access',
      product: 'iOS and Android',
      competitor: 'Timetable app only',
      stronger: 'product',
    },
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'Teams with several managers', product: true, competitor: false},
    {
      feature: 'Roles and permissions',
      product: 'Admin, Manager, Author and custom roles',
      competitor: 'Dean, lecturer and student',
      stronger: 'product',
    },
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Custom branding and domain', product: true, competitor: 'Faculty theme'},
    {feature: 'Journey automation', product: true, competitor: 'Enrolment by the registrar'},
    {feature: 'Automatic renewals', product: 'After a period you set, such as 365 days', competitor: false},
    {feature: 'Manager dashboard and digest', product: true, competitor: false},
    {feature: 'Bloom’s taxonomy reports', product: true, competitor: true},
    {feature: 'Audit log', product: true, competitor: true},
    {feature: 'CSV export', product: true, competitor: true},
    {feature: 'HR system integrations', product: true, competitor: 'Student records only'},
    {feature: 'Room and timetable booking', product: false, competitor: true},
    {feature: 'Grade book and credit points', product: false, competitor: true},
    {feature: 'Plagiarism check', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'Per campus, on request',
      stronger: 'product',
    },
  ],
  summaryTitle: `Aldermoot for campuses, ${brand.name} for companies`,
  summaryDescription: `For degrees, grades and lecture halls, choose Aldermoot. A corporate university that works the same way should do so too. It gets difficult where people join every week, move between sites and have permits to renew. ${brand.name} starts from the person and the job, and plans training around them.`,
});

export default aldermoot;
