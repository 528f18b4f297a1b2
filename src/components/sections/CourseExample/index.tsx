import type {ReactNode} from 'react';
import Link from 'docusaurus-kit/Link';
import example from '#data/content/example.json';
import {draftOf, FROM, REASONS, RIGHT, runsOf, type Run} from '@site/src/lib/example';
import Disclosure from 'docusaurus-kit/Disclosure';
import Heading from '../Heading';
import styles from './styles.module.css';

const Edited = ({kind, text}: Run): ReactNode => {
  if (kind === 'removed') return <del>{text}</del>;
  if (kind === 'kept') return text;
  return (
    <ins>
      <strong>{text}</strong>
    </ins>
  );
};

interface StageProps {
  title: string;
  from: string;
  /** Before the sentence that all stages have, and after it. */
  before: ReactNode;
  after?: ReactNode;
}

const {title, intro, note, file, bytes, source, draft, changes, quiz} = example;

/** The question that is shown; its sentence is in the page, the draft and the corrected lesson. */
const QUESTION = quiz.questions[0]!;

/** The paragraph with the sentence, split there. */
function around(texts: readonly string[]): readonly [string, string] {
  const [before = '', after = ''] = texts.find((text) => text.includes(QUESTION.source))!.split(QUESTION.source);
  return [before, after];
}

function Stage({title, from, before, after}: StageProps): ReactNode {
  return (
    <li className={styles.stage}>
      <div>
        <h2 className="headline-3">{title}</h2>
        <p className="m-0 mt-1 fine">{from}</p>
      </div>
      <div>{before}</div>
      <p className={`bold ${styles.sentence}`}>{QUESTION.source}</p>
      <div>{after}</div>
    </li>
  );
}

/** What the stages leave out. */
const rest = (texts: readonly string[], draw: (text: string) => ReactNode = (text) => text): ReactNode =>
  texts.filter((text) => !text.includes(QUESTION.source)).map((text) => <p key={text}>{draw(text)}</p>);

const Options = ({options, right}: typeof QUESTION): ReactNode => (
  <ul>
    {options.map((option, at) => (
      <li key={option}>{at === right ? <strong>{option + RIGHT}</strong> : option}</li>
    ))}
  </ul>
);

const edited = (text: string): ReactNode => runsOf(text).map((run, at) => <Edited key={at} {...run} />);

/** A page of a handbook, and the lesson and the quiz that became of it; one sentence runs through all. Whole as a file. */
export default function CourseExample(): ReactNode {
  const page = around(source.text);
  const drafted = around(changes.text.map(draftOf));
  const corrected = around(changes.text);
  return (
    <section className="section">
      <div className="wrap">
        <ol className={`plain-list ${styles.stages}`}>
          <Stage {...source} after={page[1]} before={page[0]} />
          <Stage {...draft} after={drafted[1]} before={drafted[0]} />
          <Stage {...changes} after={edited(corrected[1])} before={edited(corrected[0])} />
          <Stage
            {...quiz}
            before={
              <>
                <strong>{QUESTION.ask}</strong>
                <Options {...QUESTION} />
                {FROM}
              </>
            }
          />
        </ol>
        <Disclosure className="mt-6" summary="The rest of the page, the lesson and the quiz">
          <div className={`tiles ${styles.rest}`}>
            <div>
              <h3>{source.title}</h3>
              {rest(source.text)}
            </div>
            <div>
              <h3>{draft.title}</h3>
              {rest(changes.text.map(draftOf))}
            </div>
            <div>
              <h3>{changes.title}</h3>
              {rest(changes.text, edited)}
              <p>{REASONS}</p>
              <ol>
                {changes.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ol>
            </div>
            <div>
              <h3>{quiz.title}</h3>
              {quiz.questions.slice(1).map((question) => (
                <div key={question.ask}>
                  <strong>{question.ask}</strong>
                  <Options {...question} />
                  <p className="muted">
                    {FROM} “{question.source}”
                  </p>
                </div>
              ))}
            </div>
          </div>
        </Disclosure>
        <div className="split split-heading mt-8">
          <Heading title={title} />
          <div>
            <p className="m-0">{intro}</p>
            <p className="muted">{note}</p>
            <p className="m-0">
              <Link to={`pathname://${file}`}>Download the example</Link> (text file, {Math.ceil(bytes / 1000)} kB)
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
