/** The window of a scene, its heading, and the cards in front of it and behind. */
import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import type {Note, Of, Parts, Window as WindowScene} from '../../../content/scenes/types';
import shared from '../styles.module.css';
import {Award, Banner, Card, Envelope, Rounds} from './cards';
import {Checks, Grid, Levels} from './cells';
import {Axis, Bars, Month, Percent, Pyramid, Rings, Trend} from './charts';
import Code from './Code';
import {Crowd, Log, Venn} from './crowd';
import Draft from './Draft';
import Fields from './Fields';
import Figure from './Figure';
import {Courses, People, Prompt, Rows, Says, Steps} from './lists';
import {Action, Badge, Caption, Label, Stats} from './marks';
import {Face} from './person';
import {usePin} from './pins';
import Sheet from './Sheet';
import {rebrand} from './vars';

const PARTS: {[P in keyof Parts]: ComponentType<Of<P>>} = {
  action: Action,
  award: Award,
  axis: Axis,
  banner: Banner,
  bars: Bars,
  card: Card,
  checks: Checks,
  code: Code,
  courses: Courses,
  crowd: Crowd,
  draft: Draft,
  fields: Fields,
  figure: Figure,
  grid: Grid,
  levels: Levels,
  log: Log,
  month: Month,
  people: People,
  percent: Percent,
  prompt: Prompt,
  pyramid: Pyramid,
  rings: Rings,
  rounds: Rounds,
  rows: Rows,
  says: Says,
  sheet: Sheet,
  stats: Stats,
  steps: Steps,
  trend: Trend,
  venn: Venn,
};

/** In the order of the record, whose other fields are no parts. */
const drawn = (of: object): ReactNode =>
  Object.entries(of).map(([name, part]) => {
    const Part = PARTS[name as keyof Parts] as ComponentType<{of: unknown}> | undefined;
    return Part && <Part key={name} of={part} />;
  });

export function Head({title, sub, tag}: Pick<WindowScene, 'title' | 'sub' | 'tag'>): ReactNode {
  const pin = usePin();
  return (
    <div className={clsx(shared.chips, shared.top)} data-pin={title && pin(title)}>
      <div>
        <div className={shared.title}>{title}</div>
        {sub && <div className={shared.mut}>{sub}</div>}
      </div>
      {tag && <Label tag={tag} />}
    </div>
  );
}

const Floating = ({of, className}: {of: Note; className?: string}): ReactNode => (
  <div className={clsx(shared.card, shared.row, className)}>
    {of.glyph && <Badge glyph={of.glyph} tone={of.tone ?? 'brand'} />}
    {of.person && <Face name={of.person} />}
    <Caption name={of.title} meta={of.text} />
  </div>
);

export function Window(scene: WindowScene): ReactNode {
  const {title, note, source, state, hue, beside, envelope} = scene;
  return (
    <>
      {source && <Floating className={shared.source} of={source} />}
      <div className={clsx(shared.card, shared.window, note && shared.under)} data-state={state} {...rebrand(hue)}>
        {title && <Head {...scene} />}
        {beside ? (
          <div className={shared.halves}>
            <div>{drawn(scene)}</div>
            <div>{drawn(beside)}</div>
          </div>
        ) : (
          drawn(scene)
        )}
        {envelope && <Envelope of={envelope} />}
      </div>
      {note && <Floating className={shared.note} of={note} />}
    </>
  );
}
