import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FaqEntry, SecurityQuestion} from '@site/src/content/schema';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface AnswerTableProps {
  entries: readonly (FaqEntry & Pick<SecurityQuestion, 'more'>)[];
  /** What they leave open, as the end of a sentence that says to ask us. */
  topics?: string;
}

/** Questions and answers as a table, to copy into a questionnaire. */
export default function AnswerTable({entries, topics}: AnswerTableProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading title="Answers for your security questionnaire" />
        <table className={styles.table}>
          <caption className="visually-hidden">Questions about security, with our answers</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Answer</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({question, answer, more}) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td>
                  {answer} {more && <Link to={more.href}>{more.title}</Link>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {topics && (
          <p>
            <Link to="/contact">Ask us</Link> about {topics}.
          </p>
        )}
      </div>
    </section>
  );
}
