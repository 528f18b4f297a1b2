// Replaced: the highlighter of the reference, a twentieth of the theme's. Long lines wrap instead of scrolling. The code
// of guides is shown in the reader's language, its steps run in the sandbox, and snippets marked `{2,4-6}` highlight these lines.
import {type ReactNode, useRef} from 'react';
import Code, {Line} from 'docusaurus-openapi-pages/components/Code';
import CodeFrame from 'docusaurus-openapi-pages/components/CodeFrame';
import GuideCode, {type GuideCodeProps} from 'docusaurus-openapi-pages/components/GuideCode';
import CopyButton from 'docusaurus-kit/CopyButton';
import {codeMeta, type CodeMeta} from 'docusaurus-openapi-pages/lib/codeMeta';
import {linesOf} from 'openapi-model/samples/tokens';
import type {Props} from '@theme/CodeBlock';
import styles from './styles.module.css';

const LABELS: Record<string, string> = {bash: 'Shell', js: 'JavaScript', json: 'JSON', text: 'Text'};

interface SnippetProps extends Pick<CodeMeta, 'isMarked'> {
  text: string;
  grammar: string;
  title?: ReactNode;
}

function Snippet({text, grammar, title, isMarked}: SnippetProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const label = LABELS[grammar] ?? grammar;
  return (
    <div className={styles.block}>
      <CodeFrame
        actions={
          <CopyButton
            onRefused={() => getSelection()?.selectAllChildren(code.current!)}
            text={text}
            what={`the ${label} example`}
          />
        }
        // The name of the copy button says it too.
        title={title ?? <span aria-hidden="true">{label}</span>}
      >
        <Code grammar={grammar} ref={code} text={text}>
          {isMarked &&
            linesOf(text, grammar).map((tokens, index) => {
              const line = <Line key={index} tokens={tokens} />;
              return isMarked(index + 1) ? (
                <mark className={styles.marked} key={index}>
                  {line}
                </mark>
              ) : (
                line
              );
            })}
        </Code>
      </CodeFrame>
    </div>
  );
}

type CodeBlockProps = Props & Partial<GuideCodeProps>;

export default function CodeBlock({children, className = '', metastring = '', ...props}: CodeBlockProps): ReactNode {
  const {language, title, source, tabs, step} = props;
  if (source && tabs) return <GuideCode source={source} step={step} tabs={tabs} />;
  const grammar = language ?? /\blanguage-(\w+)/.exec(className)?.[1] ?? 'text';
  const text = [children].flat().join('').replace(/\n$/, '');
  const {isMarked, title: named} = codeMeta(metastring);
  return <Snippet grammar={grammar} isMarked={isMarked} text={text} title={title ?? named} />;
}
