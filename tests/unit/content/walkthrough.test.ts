/** The walkthrough: long enough to be read, short enough to be watched. */
import {describe, expect, it} from 'vitest';
import {resolveScene} from '../../../src/content/scenes';
import walkthrough from '../../../src/content/walkthrough';
import {cuesOf, lengthOf} from '../../../src/lib/timeline';

const cues = cuesOf(walkthrough.steps);

/** Words that a reader takes in per second, with the picture to look at. */
const PACE = 4;

describe('the walkthrough', () => {
  it('takes about 40 seconds', () => {
    expect(lengthOf(cues)).toBeGreaterThanOrEqual(38);
    expect(lengthOf(cues)).toBeLessThanOrEqual(45);
  });

  it.each(cues.map(({caption, seconds}) => [caption, seconds] as const))(
    'leaves time to read “%s”',
    (caption, seconds) => {
      expect(caption.split(/\s+/).length / seconds).toBeLessThanOrEqual(PACE);
    },
  );

  it('shows a different picture in every frame', () => {
    expect(new Set(cues.map(({imageSeed}) => JSON.stringify(resolveScene(imageSeed)))).size).toBe(cues.length);
  });

  it('lets a row of the manager’s list move when its date changes', () => {
    const names = (moment: string): string[] => {
      const scene = resolveScene(`demo-list:${moment}`);
      return scene.layout === 'table' ? scene.rows.map(({lead}) => lead) : [];
    };
    expect(names('moved')).not.toEqual(names('due'));
    expect([...names('moved')].sort()).toEqual([...names('due')].sort());
  });

  it('shows the page and the question of every other picture', () => {
    const textOf = (seed: string): string => JSON.stringify(resolveScene(seed));
    const page = resolveScene('document-to-course');
    const quiz = resolveScene('question-from-source');
    const question = quiz.layout === 'page' && quiz.body.layout === 'quiz' ? quiz.body : undefined;
    const paragraphs = page.layout === 'page' ? page.paragraphs : [];
    expect(paragraphs).toHaveLength(3);
    for (const paragraph of paragraphs) expect(textOf('demo-page')).toContain(paragraph.text);
    expect(resolveScene('demo-question')).toMatchObject({ask: question!.ask, options: question!.options});
  });
});
