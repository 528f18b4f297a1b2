import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from 'docusaurus-kit/Link';
import example from '#data/content/example.json';
import {draftOf, FROM, REASONS, RIGHT, runsOf, type Run} from '@site/src/lib/example';
import Disclosure from 'docusaurus-kit/Disclosure';
import Icon from '../../ui/Icon';
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
  kind: 'page' | 'draft' | 'edits' | 'quiz';
  /** In front of where it comes from. */
  sign: ReactNode;
  title: string;
  from: string;
  /** Before the sentence that all stages have, and after it. */
  before: ReactNode;
  after: ReactNode;
}

const {title, intro, note, file, bytes, source, draft, changes, quiz} = example;

/** The question that is shown; its sentence is in the page, the draft and the corrected lesson. */
const QUESTION = quiz.questions[0]!;

const AT = source.text.findIndex((text) => text.includes(QUESTION.source));

/** What is before the sentence and, in its paragraph, after it. */
function around(texts: readonly string[], draw: (text: string) => ReactNode = (text) => text) {
  const [before = '', after = ''] = texts[AT]!.split(QUESTION.source);
  return {
    before: [...texts.slice(0, AT), before].map((text) => <p key={text}>{draw(text)}</p>),
    after: <p>{draw(after)}</p>,
  };
}

function Stage({kind, sign, title, from, before, after}: StageProps): ReactNode {
  return (
    <li className={clsx(styles.stage, styles[kind])}>
      <h3 className={`headline-3 ${styles.title}`}>{title}</h3>
      <div className={`line-up items-start gap-2 fine ${styles.from}`}>
        {sign}
        <p className="m-0">{from}</p>
      </div>
      <div>{before}</div>
      <p className={`bold ${styles.sentence}`}>{QUESTION.source}</p>
      <div>{after}</div>
    </li>
  );
}

/** What the stages leave out. */
const rest = (texts: readonly string[], draw: (text: string) => ReactNode = (text) => text): ReactNode =>
  texts.slice(AT + 1).map((text) => <p key={text}>{draw(text)}</p>);

const Options = ({options, right}: typeof QUESTION): ReactNode => (
  <ul className={styles.options}>
    {options.map((option, at) => (
      <li key={option}>{at === right ? <strong>{option + RIGHT}</strong> : option}</li>
    ))}
  </ul>
);

const edited = (text: string): ReactNode => runsOf(text).map((run, at) => <Edited key={at} {...run} />);

/** A page of a handbook, and the lesson and the quiz that became of it; one sentence runs through all. Whole as a file. */
export default function CourseExample(): ReactNode {
  const [, next] = quiz.questions;
  return (
    <section className="section">
      <div className="wrap">
        <Heading intro={intro} isWide title={title} />
        <ol className={`plain-list plate tint-iris ${styles.stages}`}>
          <Stage
            {...source}
            {...around(source.text)}
            kind="page"
            sign={<Icon className="flex-none mt-1" name="file-text" size={20} />}
          />
          <Stage
            {...draft}
            {...around(changes.text.map(draftOf))}
            kind="draft"
            sign={<Icon className="flex-none mt-1" name="sparkles" size={20} />}
          />
          <Stage
            {...changes}
            {...around(changes.text, edited)}
            kind="edits"
            sign={<Icon className="flex-none mt-1" name="pencil" size={20} />}
          />
          <Stage
            {...quiz}
            after={
              next && (
                <>
                  <strong>{next.ask}</strong>
                  <Options {...next} />
                </>
              )
            }
            before={
              <>
                <strong>{QUESTION.ask}</strong>
                <Options {...QUESTION} />
                <p className="fine">{FROM}</p>
              </>
            }
            kind="quiz"
            sign={<Icon className="flex-none mt-1" name="check" size={20} />}
          />
        </ol>
        <Disclosure className="mt-6" summary="The rest of the page, the lesson and the quiz">
          <div className={`tiles ${styles.rest}`}>
            <div>
              <h4>{source.title}</h4>
              {rest(source.text)}
            </div>
            <div>
              <h4>{draft.title}</h4>
              {rest(changes.text.map(draftOf))}
            </div>
            <div>
              <h4>{changes.title}</h4>
              {rest(changes.text, edited)}
              <p>{REASONS}</p>
              <ol>
                {changes.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ol>
            </div>
            <div>
              <h4>{quiz.title}</h4>
              {quiz.questions.slice(2).map((question) => (
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
        <p className="muted m-0 mt-5">
          {note} <Link to={`pathname://${file}`}>Download the example</Link> (text file, {Math.ceil(bytes / 1000)} kB)
        </p>
      </div>
    </section>
  );
}
