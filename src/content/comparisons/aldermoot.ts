import brand from '../brand';
import type {Competitor} from '../schema';

const aldermoot: Competitor = {
  slug: 'aldermoot',
  name: 'Aldermoot',
  headline: 'Switch from Aldermoot, drop the semesters',
  subheading:
    'Work has no terms or lecturers. Give people training that starts when they do and follows their job rather than a timetable.',
  character:
    'A university system stretched to companies: strong on terms, grades and lecturers, lost without a timetable.',
  order: 8,
  inFooter: true,
  strengths: [
    {
      icon: 'calendar',
      title: 'Training begins on the first day of work',
      description:
        'Somebody who is hired in the second week of May should not wait for a term. A journey enrols them on arrival, and the next steps follow from their own start date.',
    },
    {
      icon: 'building',
      title: 'It speaks of teams and managers',
      description:
        'In Aldermoot your sales director turns into a dean and the branch into a faculty. Our words are those of a company, and so are the default roles Admin, Manager and Author.',
    },
    {
      icon: 'refresh-cw',
      title: 'A pass can expire',
      description:
        'A degree is for life, a forklift licence is not. Renewal rules bring a person back to the course after a period that you set, for instance 365 days.',
    },
    {
      icon: 'trending-up',
      title: 'Skills in place of credit points',
      description:
        'Competency frameworks describe what a job requires. The skills engine compares that with what people have shown, and the gap is what you plan from.',
    },
  ],
  featureComparison: [
    {feature: 'Grade book and credit points', product: false, competitor: true},
    {feature: 'Timetables for lecture rooms', product: false, competitor: true},
    {feature: 'Plagiarism check for essays', product: false, competitor: true},
    {feature: 'Start of a course', product: 'Any day, or with a cohort', competitor: 'First week of term'},
    {feature: 'Who enrols people', product: 'Managers, admins or a journey', competitor: 'The registrar'},
    {feature: 'Default roles', product: 'Admin, Manager, Author', competitor: 'Dean, lecturer, student'},
    {feature: 'More than one manager for a team', product: true, competitor: false},
    {feature: 'Re-enrolment after a set period', product: true, competitor: false},
    {feature: 'Connection to HR systems', product: true, competitor: 'Student records only'},
    {feature: 'LTI tools', product: true, competitor: true},
    {feature: 'Forums for each course', product: true, competitor: true},
    {feature: 'Reports by Bloom’s taxonomy', product: true, competitor: true},
    {feature: 'Gap between role and skills', product: true, competitor: false},
    {feature: 'A course drafted by AI', product: true, competitor: false},
    {feature: 'Look of the portal', product: 'Your logo, colours and domain', competitor: 'Faculty theme'},
    {feature: 'Digest for line managers', product: true, competitor: false},
    {feature: 'Records as CSV', product: true, competitor: true},
  ],
  summaryTitle: 'A campus is a fine place, but you run a company',
  summaryDescription: `For degrees, grades and lecture halls Aldermoot is hard to fault, and some corporate universities work in just that way. Where people join each week, move between sites and need their permits renewed, the calendar of a campus gets in the way. ${brand.name} begins with the person and the job, and plans from there.`,
};

export default aldermoot;
