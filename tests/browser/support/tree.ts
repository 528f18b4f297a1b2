/** The accessibility tree: what the browser tells screen readers and other assistive technology. */
import type {CDPSession, Locator, Page} from '@playwright/test';

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: {value: string};
  name?: {value: string};
  properties?: {name: string; value: {value?: unknown}}[];
  childIds?: string[];
}

export type Told = Record<string, unknown> & {role: string; name: string};

const toldOf = ({role, name, properties = []}: AxNode): Told => ({
  ...Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
  role: role?.value ?? '',
  name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
});

/** What is told of one element: its role, its name, and its states by their names. */
export async function toldOfElement(session: CDPSession, element: Locator): Promise<Told> {
  await element.evaluate((target) => target.setAttribute('data-told', ''));
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: '[data-told]'});
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {nodeId, fetchRelatives: false});
  await element.evaluate((target) => target.removeAttribute('data-told'));
  return toldOf(nodes[0] as AxNode);
}

/** Everything that is told of a page, in the order in which it is read. */
export async function toldOfPage(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = (await session.send('Accessibility.getFullAXTree')) as {nodes: AxNode[]};
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: AxNode): Told[] => [
    ...(node.ignored ? [] : [toldOf(node)]),
    // The parts of a picture that has a description are not told.
    ...(node.role?.value === 'image' ? [] : (node.childIds ?? [])).flatMap((id) => {
      const child = byId.get(id);
      return child ? read(child) : [];
    }),
  ];
  return read(nodes[0]!);
}
