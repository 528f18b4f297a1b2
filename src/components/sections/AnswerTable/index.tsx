import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FaqEntry, SecurityQuestion} from '@site/src/content/schema';
import AskAbout, {type AskAboutProps} from '../AskAbout';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface AnswerTableProps extends AskAboutProps {
  entries: readonly (FaqEntry & Pick<SecurityQuestion, 'more'>)[];
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
        <AskAbout topics={topics} />
      </div>
    </section>
  );
}
