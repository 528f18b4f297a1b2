import type {ComponentProps, ReactNode} from 'react';
import CodeBlock from '@theme-init/CodeBlock';
import RunnableStep from 'docusaurus-openapi-pages/components/RunnableStep';
import type {GuideStep} from 'docusaurus-openapi-pages/steps/steps';

type Props = ComponentProps<typeof CodeBlock> & {
  /** A step of a guide as JSON, from the remark plugin of `steps/remark`. */
  step?: string;
};

export default function RunnableCodeBlock({step, ...props}: Props): ReactNode {
  if (!step) return <CodeBlock {...props} />;
  return (
    <RunnableStep
      show={(text) => <CodeBlock {...props}>{text}</CodeBlock>}
      step={JSON.parse(step) as GuideStep}
      text={String(props.children).trimEnd()}
    />
  );
}
