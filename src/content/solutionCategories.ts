import type {SolutionCategory} from './schema';

const solutionCategories: SolutionCategory[] = [
  {
    slug: 'internal',
    title: 'For your own people',
    description:
      'Training for everyone on your payroll: what they need to start, what they need to progress and what the law requires.',
    order: 1,
  },
  {
    slug: 'external',
    title: 'For customers and partners',
    description:
      'Training for people outside your organisation who use, sell or install your product, in a portal with your own branding and domain.',
    order: 2,
  },
];

export default solutionCategories;
