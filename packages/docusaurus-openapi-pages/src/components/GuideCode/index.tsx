import type {ReactNode} from 'react';
import '@theme/ApiStyles';
import type {GuideStep} from '../../steps/steps.ts';
import Programs, {type ProgramsProps} from '../Programs/index.tsx';
import RunnableStep from '../RunnableStep/index.tsx';

/** What the remark plugin `guideSteps` passes to `theme/CodeBlock`. */
export interface GuideCodeProps extends Pick<ProgramsProps, 'source'> {
  /** JSON. */
  tabs: string;
  /** A step of a guide as JSON. */
  step?: string;
}

/** Code of a guide in every language: a step that runs, or a program. */
export default function GuideCode({source, tabs, step}: GuideCodeProps): ReactNode {
  const languages = JSON.parse(tabs) as ProgramsProps['tabs'];
  return (
    <div className="openapi">
      {step ? (
        <RunnableStep source={source} step={JSON.parse(step) as GuideStep} tabs={languages} />
      ) : (
        <Programs source={source} tabs={languages} what="Example" />
      )}
    </div>
  );
}
