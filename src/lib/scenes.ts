import type {Scene} from '../content/scenes/types';

/** Maximum length of a scene's text alternative, in characters. */
export const DESCRIPTION_LIMIT = 260;

/** Formats a whole number with thousands separators; a string is returned unchanged. */
export const thousands = (value: string | number): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-GB');

const atPercent = (label: string, value: number): string => `${label} at ${value} per cent`;

/** Describes the contents of the window, in the order of the picture. */
function parts(scene: Scene): string[] {
  switch (scene.layout) {
    case 'app':
      return [...parts(scene.body), ...(scene.over ? [scene.over.title, ...parts(scene.over)] : [])];
    case 'page':
      return [`page ${scene.page} of ${scene.file}`, ...parts(scene.body)];
    case 'rings':
      return scene.rows.map(({label, value, meta}) => (meta ? `${label} ${meta}` : atPercent(label, value)));
    case 'calendar':
      return [
        ...(scene.streak ? [`${scene.streak} days in a row`] : []),
        ...scene.events.map(({day, label}) => `${label} on the ${day}${ordinal(day)}`),
      ];
    case 'ranking':
      return scene.rows.map(({name, value}) => `${name} with ${thousands(value)} ${scene.unit}`);
    case 'outline':
      return [...(scene.source ? [scene.source.title] : []), ...scene.steps.map(({label}) => label)];
    case 'flow':
      return [
        ...scene.before.map(({label}) => label),
        ...(scene.branch ?? []).map(({when, node}) => `${when.toLowerCase()}: ${node.label}`),
        ...(scene.after ?? []).map(({label}) => label),
      ];
    case 'radar':
      return scene.axes.map(([label, value, target]) => `${label} ${value} of ${target}`);
    case 'graph':
      return scene.nodes.flatMap((node) => (typeof node?.[1] === 'number' ? [atPercent(node[0], node[1])] : []));
    case 'matrix':
      return scene.rows.map(([label, ...cells]) =>
        scene.kind === 'check'
          ? `${label} for ${scene.columns.filter((_, at) => cells[at]).join(' and ') || 'nobody'}`
          : `${label} ${scene.columns.map((column, at) => `${column} ${cells[at]}`).join(', ')}`,
      );
    case 'chart':
      return [
        ...scene.points.map(([label, value]) => (scene.unit === '%' ? atPercent(label, value) : `${label} ${value}`)),
        ...(scene.tiles ?? []).map(([label, value]) => `${thousands(value)} ${label}`),
      ];
    case 'quiz':
      return [
        scene.options.length ? `the question “${scene.ask}”` : `“${scene.ask}”`,
        ...scene.options.filter(({state}) => state).map(({text, state}) => `“${text}” as ${state}`),
        ...(scene.profile ?? []).map(([left, right, value]) =>
          (value < 50 ? `${left} more than ${right}` : `${right} more than ${left}`).toLowerCase(),
        ),
      ];
    case 'cards':
      return [`“${scene.front}”`, `the answer “${scene.back}”`, ...scene.intervals.map(([label]) => label)];
    case 'gallery':
      return scene.items.map(({title, meta}) => `${title} (${meta})`);
    case 'thread':
      return scene.items.map(({name, text}) => (name ? `${name}: “${text}”` : `“${text}”`));
    case 'table':
      return [
        ...(scene.tiles ?? []).map(([label, value]) => `${thousands(value)} ${label}`),
        ...scene.rows.map(({lead, sub, value}) => (value === undefined ? `${lead} (${sub})` : atPercent(lead, value))),
      ];
    case 'code':
      return [`“${scene.lines[0]}”`, ...(scene.results ?? []).map(([text]) => text)];
    case 'phone':
      return scene.items.map(({label, value}) => atPercent(label, value));
    case 'certificate':
      return [scene.name, scene.course, ...scene.facts.map(([label, value]) => `${label.toLowerCase()} ${value}`)];
    case 'portal':
      return [scene.address, `“${scene.greeting}”`, ...scene.items];
    case 'form':
      return scene.fields.map(([kind, label, ...values]) => `${label} ${values.join(kind === 'rule' ? ' ' : ', ')}`);
  }
}

const ordinal = (day: number): string => (day > 10 && day < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'));

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

/** The subject of the sentence that describes a scene: its label and, unless the label ends with it, its title. */
function subject({label, title}: Scene): string {
  if (label.toLowerCase().endsWith(title.toLowerCase())) return label;
  return `${label}: the window ${title.startsWith('“') ? title : `“${title}”`}`;
}

/**
 * The text alternative of a scene: one sentence of at most `DESCRIPTION_LIMIT` characters about the window and the card
 * in front of it. Parts that don't fit are dropped from the end, never truncated.
 */
export function sceneText(scene: Scene): string {
  const inFront = scene.note ? `; a card in front says “${scene.note.title.replace(/[“”]/g, '')}”` : '';
  const all = parts(scene);
  for (let count = all.length; count > 0; count--) {
    const text = `${subject(scene)} shows ${listed(all.slice(0, count))}${inFront}.`;
    if (text.length <= DESCRIPTION_LIMIT) return text;
  }
  return `${subject(scene)}${inFront}.`;
}
