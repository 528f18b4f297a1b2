import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

export interface AskAboutProps {
  /** What questions leave open. */
  topics?: readonly string[];
}

/** Says what to ask us about, if there is anything. */
export default function AskAbout({topics = []}: AskAboutProps): ReactNode {
  return (
    topics.length > 0 && (
      <>
        <p className="mb-1">
          <Link to="/contact">Ask us</Link> about
        </p>
        <ul>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </>
    )
  );
}
