/** Copy of /solutions (section 2 of the specification); the lists come from the solution records. */
export interface SolutionsPageContent {
  title: string;
  subtitle: string;
}

const solutionsPage: SolutionsPageContent = {
  title: 'Solutions',
  subtitle: 'Tailored learning platforms for every audience',
};

export default solutionsPage;
