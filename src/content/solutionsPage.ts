import type {SolutionsPage} from './schema';

/** Copy of /solutions (section 2 of the specification); the lists come from the solution records. */
const solutionsPage: SolutionsPage = {
  title: 'Solutions',
  subtitle: 'Tailored learning platforms for every audience',
  imageSeed: 'audiences',
};

export default solutionsPage;
