import type {ImageSeed} from './scenes';

/** Copy of /solutions (section 2 of the specification); the lists come from the solution records. */
export interface SolutionsPageContent {
  title: string;
  subtitle: string;
  imageSeed: ImageSeed;
}

const solutionsPage: SolutionsPageContent = {
  title: 'Solutions',
  subtitle: 'Tailored learning platforms for every audience',
  imageSeed: 'admin:sites',
};

export default solutionsPage;
