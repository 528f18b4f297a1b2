// Replaced: the highlighter of the reference, a twentieth of the theme's. Long lines wrap instead of scrolling. Snippets
// marked `run="operationId"` run in the sandbox, and those marked `{2,4-6}` highlight these lines.
import {type ReactNode, useRef} from 'react';
import Code, {Line} from '@site/src/components/reference/Code';
import CodeFrame from '@site/src/components/reference/CodeFrame';
import Runnable from '@site/src/components/reference/Runnable';
import CopyButton from '@site/src/components/ui/CopyButton';
import {codeMeta, type CodeMeta} from '@site/src/lib/codeMeta';
import {linesOf} from '@site/src/lib/samples/tokens';
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

export default function CodeBlock({children, className = '', language, metastring = '', title}: Props): ReactNode {
  const grammar = language ?? /\blanguage-(\w+)/.exec(className)?.[1] ?? 'text';
  const text = [children].flat().join('').replace(/\n$/, '');
  const {run, isMarked, title: named} = codeMeta(metastring);
  const show = (code: string) => <Snippet grammar={grammar} isMarked={isMarked} text={code} title={title ?? named} />;
  return run ? <Runnable operation={run} show={show} text={text} /> : show(text);
}
