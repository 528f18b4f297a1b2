import type {Scene, SceneDraft, World} from '../content/scenes/types';
import {random, rotate} from './random';

/** Longest text alternative of a scene, in characters. */
export const DESCRIPTION_LIMIT = 180;

/** A whole number with a comma before each group of three digits. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * The record of a scene with every slot and figure chosen. The seed `name` gives the plain picture; `name:variation`
 * draws people, organisation and figures from the variation. An organisation whose words occur in the variation, or a
 * person whose first name does, is preferred.
 */
export function fillScene(draft: SceneDraft, worlds: readonly World[], people: readonly string[], seed: string): Scene {
  const variation = seed.split(':')[1] ?? '';
  const next = random(seed);
  const draw = (count: number): number => Math.floor(next() * count);
  const drawn = draw(worlds.length);
  const world =
    worlds.find(({words}) => words.some((word) => variation.includes(word))) ?? worlds[variation ? drawn : 0];
  const named = people.findIndex((person) => variation && variation.includes(person.split(' ')[0]!.toLowerCase()));
  const crowd = rotate(people, named >= 0 ? named : variation ? draw(people.length) : 0);
  const turned = (items: readonly string[]): readonly string[] =>
    variation ? rotate(items, draw(items.length)) : items;
  const values: Record<string, unknown> = {
    ...world,
    sites: turned(world?.sites ?? []),
    teams: turned(world?.teams ?? []),
    roles: turned(world?.roles ?? []),
    courses: turned(world?.courses ?? []),
    skills: turned(world?.skills ?? []),
    people: crowd,
    first: crowd.map((person) => person.split(' ')[0]),
  };
  const vary = (base: string, spread: string): number =>
    Number(base) + (variation ? Math.round((next() * 2 - 1) * Number(spread)) : 0);
  const figures = new Map<string, string>();
  const slot = (token: string): string => {
    const [base, spread] = token.split('~');
    if (spread && !figures.has(token)) figures.set(token, thousands(vary(base!, spread)));
    if (spread) return figures.get(token)!;
    const [key, index] = token.split('.');
    const value = values[key!];
    const text = index ? (value as readonly string[] | undefined)?.[Number(index)] : value;
    if (text === undefined) throw new Error(`Scene "${seed}": no value for {${token}}`);
    return String(text);
  };
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const figure = /^(\d+)~(\d+)$/.exec(value);
      return figure
        ? vary(figure[1]!, figure[2]!)
        : value.replace(/\{([^}\s"]+)\}/g, (_, token: string) => slot(token));
    }
    if (Array.isArray(value)) return value.map(fill);
    if (value === null || typeof value !== 'object') return value;
    if ('anyOf' in value) {
      const choices = value.anyOf as readonly unknown[];
      return fill(choices[variation ? draw(choices.length) : 0]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]));
  };
  const scene = fill(draft) as Scene;
  if (variation && scene.note && draw(5) < 2) scene.note.at ??= 'start';
  return scene;
}

/** Below each other in the picture, one after the other in its text alternative. */
function parts(scene: Scene): string[] {
  const percent = (label: string, value: number): string => `${label} at ${value} per cent`;
  switch (scene.layout) {
    case 'rings':
      return [
        ...(scene.tag ? [scene.tag.text] : []),
        ...scene.rows.map(({label, value, meta}) => (meta ? `${label} ${meta}` : percent(label, value))),
      ];
    case 'calendar':
      return scene.events.map(({label, meta}) => `${label}, ${meta}`);
    case 'ranking':
      return scene.rows.map(({name, value}) => `${name} ${thousands(value)} ${scene.unit}`);
    case 'outline':
      return [...(scene.source ? [scene.source.title] : []), ...scene.steps.map(({label}) => label)];
    case 'flow':
      return [
        ...scene.before.map(({label}) => label),
        ...(scene.branch ?? []).map(({when, node}) => `${when}: ${node.label}`),
        ...scene.after.map(({label}) => label),
      ];
    case 'radar':
      return scene.axes.map(({label, value, target}) => `${label} ${value} of ${target}`);
    case 'graph':
      return scene.nodes.filter(({level}) => level).map(({label, level}) => percent(label, level));
    case 'matrix':
      return scene.rows.map(({label, cells}) =>
        scene.kind === 'check'
          ? `${label}: ${scene.columns.filter((_, at) => cells[at]).join(' and ') || 'nobody'}`
          : `${label}: ${scene.columns.map((column, at) => `${column} ${cells[at]}`).join(', ')}`,
      );
    case 'chart':
      return [
        ...scene.tiles.map(({label, value}) => `${label} ${value}`),
        ...scene.points.map(({label, value}) => `${label} ${value}${scene.unit === '%' ? ' per cent' : ''}`),
      ];
    case 'quiz':
      return [scene.ask, ...scene.options.filter(({state}) => state).map(({text, state}) => `${text} (${state})`)];
    case 'cards':
      return [scene.front, scene.back, ...scene.intervals.map(({label, value}) => `${label} ${value}`)];
    case 'gallery':
      return scene.items.map(({title, meta}) => `${title}, ${meta}`);
    case 'thread':
      return scene.items.map(({name, text}) => (name ? `${name}: ${text}` : text));
    case 'table':
      return [
        ...(scene.tiles ?? []).map(({label, value}) => `${label} ${value}`),
        ...scene.rows.map(({lead, sub, value}) => (value === undefined ? `${lead}, ${sub}` : percent(lead, value))),
      ];
    case 'code':
      return [scene.lines[0] ?? '', ...scene.results.map(({text}) => text)];
    case 'phone':
      return scene.items.map(({label, value}) => percent(label, value));
    case 'certificate':
      return [scene.name, scene.course, ...scene.facts.map(({label, value}) => `${label} ${value}`)];
    case 'portal':
      return [scene.address, scene.greeting, ...scene.items];
    case 'form':
      return scene.fields.map(
        ({kind, label, parts: values}) => `${label} ${values.join(kind === 'rule' ? ' ' : ', ')}`,
      );
  }
}

/** What a filled scene is, in a few words: its kind and its title, once if they are the same. */
export function sceneHead({label, title}: Scene): string {
  return title.startsWith(label) ? title : `${label}: ${title}`;
}

/** The text alternative of a filled scene: at most 180 characters, cut between parts and never inside one. */
export function sceneText(scene: Scene): string {
  const end = scene.note ? `; ${scene.note.title}` : '';
  let text = sceneHead(scene);
  if (text.length + end.length > DESCRIPTION_LIMIT) return text.slice(0, DESCRIPTION_LIMIT);
  for (const part of parts(scene)) {
    if (text.length + part.length + 2 + end.length > DESCRIPTION_LIMIT) break;
    text += `${/[.?]$/.test(text) ? '' : ';'} ${part}`;
  }
  return text + end;
}
