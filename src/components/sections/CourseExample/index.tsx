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

interface PartProps {
  title: string;
  from: string;
  open?: boolean;
  children: ReactNode;
}

const Part = ({title, from, open, children}: PartProps): ReactNode => (
  <Disclosure className={styles.part} open={open} summary={<span className="bold">{title}</span>}>
    <p className="muted">{from}</p>
    {children}
  </Disclosure>
);

const paragraphs = (texts: readonly string[]): ReactNode => texts.map((text) => <p key={text}>{text}</p>);

/** A page of a handbook, and the lesson and the quiz that became of it; also as a file. */
export default function CourseExample(): ReactNode {
  const {title, intro, note, file, bytes, source, draft, changes, quiz} = example;
  return (
    <section className="section">
      <div className="wrap split split-heading">
        <div className="sticky">
          <Heading eyebrow="Example" intro={intro} title={title} />
          <p className="muted">{note}</p>
          <p>
            <Link to={`pathname://${file}`}>Download the example</Link> (text file, {Math.ceil(bytes / 1000)} kB)
          </p>
        </div>
        <div>
          <Part {...source} open>
            {paragraphs(source.text)}
          </Part>
          <Part {...draft}>{paragraphs(changes.text.map(draftOf))}</Part>
          <Part {...changes} open>
            <p className="muted">Words crossed out were removed, words in bold were added.</p>
            {changes.text.map((text) => (
              <p key={text}>
                {runsOf(text).map((run, at) => (
                  <Edited key={at} {...run} />
                ))}
              </p>
            ))}
            <p>{REASONS}</p>
            <ol>
              {changes.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ol>
          </Part>
          <Part {...quiz}>
            {quiz.questions.map(({ask, options, right, source: sentence}) => (
              <div key={ask}>
                <p>
                  <strong>{ask}</strong>
                </p>
                <ul>
                  {options.map((option, at) => (
                    <li key={option}>{at === right ? <strong>{option + RIGHT}</strong> : option}</li>
                  ))}
                </ul>
                <p className="muted">
                  {FROM} “{sentence}”
                </p>
              </div>
            ))}
          </Part>
        </div>
      </div>
    </section>
  );
}
