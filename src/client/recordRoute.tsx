import type {ComponentType, ReactNode} from 'react';
import type {RouteComponentProps} from 'react-router-dom';
import ComponentCreator from '@docusaurus/ComponentCreator';
import {loadRecord, recordAhead, recordAt} from './records';

type Preloadable = ComponentType<Record<string, unknown>> & {preload?: () => Promise<unknown>};

export interface RecordRoute {
  (props: RouteComponentProps): ReactNode;
  /** Loads the template and the data of a page. */
  preload: (path: string) => Promise<unknown>;
  /** Address of the data that the page at a path needs; null if it is there. */
  ahead: (path: string) => string | null;
}

/**
 * The route of all pages that share a template.
 *
 * @param pattern such as `/features/:slug`
 * @param mark what stands behind the pattern in the list of chunks
 */
export default function recordRoute(pattern: string, mark: string): RecordRoute {
  const Page = ComponentCreator(pattern, mark) as unknown as Preloadable;
  const NotFound = ComponentCreator('*', mark) as unknown as Preloadable;
  const Route = (props: RouteComponentProps): ReactNode => {
    const {url} = props.match;
    const record = recordAt(url);
    // The key makes it a new page, with nothing left open from the one before.
    return record ? <Page {...props} {...record} key={url} /> : <NotFound {...props} />;
  };
  const preload = async (path: string) => {
    const template = Page.preload?.();
    if (await loadRecord(path)) await template;
    else await NotFound.preload?.();
  };
  return Object.assign(Route, {preload, ahead: recordAhead});
}
