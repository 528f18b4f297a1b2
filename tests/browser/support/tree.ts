/** The accessibility tree that the browser exposes to assistive technology. */
import type {CDPSession, Locator, Page} from '@playwright/test';

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: {value: string};
  name?: {value: string};
  properties?: {name: string; value: {value?: unknown}}[];
  childIds?: string[];
}

/** Role and name of a node, and its states and properties by name. */
export type AccessibleNode = Record<string, unknown> & {role: string; name: string};

const accessible = ({role, name, properties = []}: AxNode): AccessibleNode => ({
  ...Object.fromEntries(properties.map((property) => [property.name, property.value.value])),
  role: role?.value ?? '',
  name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
});

/** The accessibility node of one element. */
export async function accessibleNode(session: CDPSession, element: Locator): Promise<AccessibleNode> {
  await element.evaluate((target) => target.setAttribute('data-inspected', ''));
  const {root} = await session.send('DOM.getDocument', {depth: 0});
  const {nodeId} = await session.send('DOM.querySelector', {nodeId: root.nodeId, selector: '[data-inspected]'});
  const {nodes} = await session.send('Accessibility.getPartialAXTree', {nodeId, fetchRelatives: false});
  await element.evaluate((target) => target.removeAttribute('data-inspected'));
  return accessible(nodes[0] as AxNode);
}

/** Every exposed node of the page, in reading order. */
export async function accessibleNodes(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const {nodes} = (await session.send('Accessibility.getFullAXTree')) as {nodes: AxNode[]};
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (node: AxNode): AccessibleNode[] => [
    ...(node.ignored ? [] : [accessible(node)]),
    // The parts of a described picture are presentational.
    ...(node.role?.value === 'image' ? [] : (node.childIds ?? [])).flatMap((id) => {
      const child = byId.get(id);
      return child ? read(child) : [];
    }),
  ];
  return read(nodes[0]!);
}
