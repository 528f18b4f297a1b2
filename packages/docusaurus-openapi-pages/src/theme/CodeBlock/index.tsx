import type {ComponentProps, ReactNode} from 'react';
import CodeBlock from '@theme-init/CodeBlock';
import GuideCode, {type GuideCodeProps} from 'docusaurus-openapi-pages/components/GuideCode';

type Props = ComponentProps<typeof CodeBlock> & Partial<GuideCodeProps>;

export default function SampledCodeBlock({source, tabs, step, ...props}: Props): ReactNode {
  return source && tabs ? <GuideCode source={source} step={step} tabs={tabs} /> : <CodeBlock {...props} />;
}
