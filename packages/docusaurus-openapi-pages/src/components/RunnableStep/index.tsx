import {type ReactNode, useMemo} from 'react';
import type {GuideStep} from '../../steps/steps.ts';
import {loadedSandbox} from '../../lib/loadSandbox.ts';
import Programs, {type ProgramsProps} from '../Programs/index.tsx';
import RunBar from '../RunBar/index.tsx';
import {save, savedNow, useSaved} from './saved.ts';
import {useSandboxRun} from './useSandboxRun.ts';
import styles from './styles.module.css';

export interface RunnableStepProps extends Pick<ProgramsProps, 'source' | 'tabs'> {
  step: GuideStep;
}

/**
 * A step of a guide with a button that sends its request to the sandbox in the page. The response appears below, and
 * later steps use what it contains. Without scripts, the code alone.
 */
export default function RunnableStep({step, source, tabs}: RunnableStepProps): ReactNode {
  const saved = useSaved();
  const sandbox = useSandboxRun(
    ({tools, runner}) => runner.stepCall(tools, step, savedNow()),
    (result, {runner}) => {
      const content = runner.contentOf(result);
      if (step.save && content !== undefined) save(step.save, content);
    },
  );
  const current = useMemo(() => {
    const loaded = loadedSandbox();
    const isExample = !loaded || step.uses.every(({name}) => saved[name] === undefined);
    return isExample ? undefined : loaded.runner.programsOfStep(loaded.tools, step, saved);
  }, [saved, step]);
  const {loaded, result} = sandbox;
  return (
    <div className={styles.runnable}>
      <Programs current={current} source={source} tabs={tabs} what={step.summary} />
      <RunBar sandbox={sandbox} what={step.summary}>
        <Sources step={step} />
      </RunBar>
      {loaded && result && <loaded.runner.Response operation={step} result={result} />}
    </div>
  );
}

/** Which earlier steps a step gets values from, and which of those are still to be run. */
function Sources({step: {uses}}: Pick<RunnableStepProps, 'step'>): ReactNode {
  const saved = useSaved();
  return uses.map(({name, summary}) => (
    <span className="muted scripted" data-nosnippet="" key={name + String(name in saved)}>
      {name in saved
        ? `Uses the response to “${summary}”.`
        : `Uses an example. To use your own, run “${summary}” first.`}
    </span>
  ));
}
