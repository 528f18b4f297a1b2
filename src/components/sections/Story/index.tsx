import type {ReactNode} from 'react';

export default function Story({title, paragraphs}: {title: string; paragraphs: readonly string[]}): ReactNode {
  return (
    <section className="section">
      <div className="wrap split split-heading">
        <h2 className="headline-2">{title}</h2>
        <div className="muted">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
