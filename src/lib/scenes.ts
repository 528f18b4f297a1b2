import type {Scene, Unit, View, WindowScene} from '../content/scenes/types';

/** Maximum length of a scene's text alternative, in characters. */
export const DESCRIPTION_LIMIT = 260;

/** Formats a whole number with thousands separators; a string is returned unchanged. */
export const thousands = (value: string | number): string =>
  typeof value === 'string' ? value : value.toLocaleString('en-GB');

const percent = (label: string, value: number): string => `${label}: ${value} per cent`;

/** A part with its details in brackets, if any. */
const detailed = (label: string, ...details: (string | undefined)[]): string => {
  const all = details.filter(Boolean).join(', ');
  return all ? `${label} (${all})` : label;
};

const figures = (stats: readonly (readonly [label: string, value: string | number])[] = []): string[] =>
  stats.map(([label, value]) => `${thousands(value)} ${label.toLowerCase()}`);

/** What became of the words of an edit. */
const EDIT: Partial<Record<string, string>> = {cut: 'removed:', add: 'added:'};

/** What a picture says, in its order. */
function contentOf(scene: View): string[] {
  switch (scene.layout) {
    case 'app':
      return [...contentOf(scene.body), ...(scene.over ? [headed(scene.over), ...contentOf(scene.over)] : [])];
    case 'screen':
      return [...contentOf(scene.main), ...scene.side.flatMap((pane) => [headed(pane), ...contentOf(pane)])];
    case 'rules':
      return scene.all.map((any) => any.map((condition) => condition.join(' ')).join(' or '));
    case 'tree': {
      const teams = ({name, meta, managers, parts = []}: Unit): string[] => [
        detailed(name, meta, ...managers),
        ...parts.flatMap(teams),
      ];
      return teams(scene.root);
    }
    case 'grid':
      return scene.rows.map(
        ([name, ...cells]) =>
          `${name}: ${cells.map((cell, at) => `${scene.columns[at + 1]!.toLowerCase()} “${cell}”`).join(', ')}`,
      );
    case 'page':
      return [`page ${scene.page} of ${scene.file}`, ...contentOf(scene.body)];
    case 'sheet':
      // A whole paragraph, or the heading of an empty field, is not what the picture says.
      return scene.parts.map(({mark = '', label, text, tag}) => {
        const said = [text, tag?.[0]].filter((words = ':') => words.length < 80 && !/:$/.test(words));
        return detailed(`${mark} ${label}`.trim(), ...said).replace(/\.(?=$|[,)])/g, '');
      });
    case 'rings':
      return scene.rows.map(({label, value, meta}) => (meta ? `${label}: ${meta}` : percent(label, value)));
    case 'calendar':
      return scene.events.map(({day, label, meta}) => `${day} November: ${label}, ${meta}`);
    case 'outline':
      return [
        ...(scene.source ? [scene.source.title] : []),
        ...scene.steps.map(({label, meta, tag}) => detailed(label, tag?.[0] ?? meta)),
      ];
    case 'flow':
      return [
        ...scene.before.map(({label, meta}) => detailed(label, meta)),
        ...scene.branch.map(({when, node}) => `${when.toLowerCase()}: ${detailed(node.label, node.meta)}`),
        ...(scene.after ? [detailed(scene.after.label, scene.after.meta)] : []),
      ];
    case 'matrix':
      return scene.rows.map(([label, ...cells]) =>
        scene.kind === 'check'
          ? `${label} for ${listed(scene.columns.filter((_, at) => cells[at]))}`
          : `${label}: ${scene.columns.map((column, at) => `${column} ${cells[at]}`).join(', ')}`,
      );
    case 'chart':
      return [
        ...scene.points.map(([label, value]) => (scene.unit ? percent(label, value) : `${label}: ${thousands(value)}`)),
        ...figures(scene.tiles),
      ];
    case 'cards':
      return [`“${scene.front}”`, `“${scene.back}”`, ...scene.intervals.map(([label, value]) => `${label}: ${value}`)];
    case 'gallery':
      return scene.items.map(({title, meta}) => detailed(title, meta));
    case 'thread':
      return scene.items.map(({kind, name, text}) => `${name ? `${name}:` : (EDIT[kind] ?? '')} “${text}”`.trim());
    case 'table':
      return [
        ...figures(scene.tiles),
        ...scene.rows.map(({lead, sub, meta, tag, value}) =>
          value === undefined
            ? detailed(lead, sub, tag?.[0] ?? meta)
            : detailed(/ of /.test(sub) ? `${lead}: ${sub}` : percent(lead, value), tag?.[0] ?? meta),
        ),
      ];
    case 'code':
      return [
        `“${scene.lines[0]!.trim().replace(/[",]/g, '')}”`,
        ...(scene.results ?? []).map(([text, ok]) => detailed(text, ok ? undefined : 'failed')),
      ];
    case 'phone':
      return scene.items.map(({kind, label, name, meta, glyph, list = []}) => {
        if (kind === 'big') return glyph || list.length > 0 ? detailed(label, meta) : `${label} ${meta}`;
        const words = /say|card|text/.test(kind ?? '') ? `“${label}”` : label;
        return detailed(name ? `${name}: ${words}` : words, meta, ...(list.length > 1 ? list : []));
      });
    case 'certificate':
      return [scene.name, scene.course, ...scene.facts.map(([label, value]) => `${label.toLowerCase()} ${value}`)];
    case 'portal':
      return [scene.address, `“${scene.greeting}”`, ...(scene.items ?? [])];
    case 'draft':
      return [
        ...scene.clauses.map(({mark, lesson}) => `${lesson} from ${mark}`),
        ...scene.clauses.flatMap(({cut}) => (cut ? [`“${cut}” struck out`] : [])),
        `${scene.report.passed} of ${scene.report.of} ${scene.report.group.toLowerCase()} passed`,
      ];
    case 'form':
      return scene.fields.map(([kind, label, ...values]) =>
        kind === 'hues' ? label : `${label}: ${values.join(kind === 'rule' ? ' ' : ', ')}`,
      );
  }
}

/** Items as people list them; with semicolons if the items themselves contain commas. */
function listed(items: readonly string[]): string {
  if (items.some((item) => /[,:]/.test(item))) return items.join('; ');
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** Title and tag of a window. */
const headed = ({title, tag}: WindowScene): string => (tag ? `${title}, ${tag[0]}` : title);

/** The window that a picture is about. */
function mainWindow(scene: View): WindowScene {
  if (scene.layout === 'screen') return {...scene.main, title: scene.title};
  return scene.layout === 'app' || scene.layout === 'page' ? mainWindow(scene.body) : scene;
}

/** What the picture is, and the title of its window if that says more. */
function subject(scene: Scene): string {
  const {label} = scene;
  const heading = headed(mainWindow(scene));
  return label.toLowerCase().includes(heading.toLowerCase()) ? label : `${label}. ${heading}`;
}

/** Ends a sentence, unless it ends already. */
const ended = (text: string): string => (/[.?!]”?$/.test(text) ? text : `${text}.`);

/**
 * The text alternative of a scene: what it is, and then as one sentence what it says, as someone would read it aloud; at
 * most `DESCRIPTION_LIMIT` characters. Parts that don't fit are counted, never truncated.
 */
export function sceneText(scene: Scene): string {
  const start = subject(scene);
  const between = start.lastIndexOf(':') > start.lastIndexOf('.') ? '. ' : start.endsWith('?') ? ' ' : ': ';
  const {note: card} = mainWindow(scene);
  const note = card ? ` ${ended([card.title, card.text].filter(Boolean).join(', '))}` : '';
  const all = contentOf(scene);
  for (let count = all.length; count > 0; count--) {
    const rest = all.length - count;
    const items = listed([...all.slice(0, count), ...(rest ? [`${rest} more`] : [])]);
    const text = ended(start + between + items) + note;
    if (text.length <= DESCRIPTION_LIMIT) return text;
  }
  return ended(start) + note;
}
