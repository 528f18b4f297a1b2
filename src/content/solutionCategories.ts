import type {SolutionCategory} from './schema';

const solutionCategories: SolutionCategory[] = [
  {
    slug: 'internal',
    title: 'For your own people',
    description:
      'Training for everyone on your payroll: what they need to start, what they need to grow, and what the law asks of them.',
    order: 1,
  },
  {
    slug: 'external',
    title: 'For customers and partners',
    description:
      'Teaching people who work elsewhere and rely on your product, in a portal that carries your name and your domain.',
    order: 2,
  },
];

export default solutionCategories;
