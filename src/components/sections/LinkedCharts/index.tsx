import {lazy, type ReactNode, Suspense} from 'react';
import type {FeatureBlock} from '@site/src/content/schema';
import {useServerMarkup} from '../../hooks/useServerMarkup';
import * as server from './serverCharts';
// The server-rendered charts need their styles before the code that draws them is loaded.
import './styles.module.css';

export type LinkedChartsProps = Extract<FeatureBlock, {kind: 'question'}>;

const ServerCharts = (server as Partial<typeof server>).Charts;
const LazyCharts = lazy(() => import('./Charts'));

/** A question that three linked charts answer. They work by style sheet alone, and their HTML is not hydrated. */
export default function LinkedCharts(question: LinkedChartsProps): ReactNode {
  if (useServerMarkup(question.ask))
    return <div dangerouslySetInnerHTML={{__html: ''}} key="written" suppressHydrationWarning />;
  return (
    <div key="drawn">
      {ServerCharts ? (
        <ServerCharts {...question} />
      ) : (
        <Suspense>
          <LazyCharts {...question} />
        </Suspense>
      )}
    </div>
  );
}
