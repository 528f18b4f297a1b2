import {random, rotate} from '../../../lib/random';
import type {Scene} from '../types';
import type {Draw, Recipe, World} from './types';
import {thousands} from '../../../lib/scenes';

/**
 * The people, organisation and figures that a recipe gets for a seed. The seed `name` gives the default picture;
 * `name:variation` varies it. Names in the variation are preferred: an organisation by its keywords, a person by first
 * name, and a site, team or skill by name (`night-shift`).
 */
export function deal(worlds: readonly [World, ...World[]], people: readonly string[], seed: string): Draw {
  const variation = seed.split(':')[1] ?? '';
  const names = (word: string): boolean => `-${variation}-`.includes(`-${word.toLowerCase().replaceAll(' ', '-')}-`);
  const next = random(seed);
  const draw = (count: number): number => (variation ? Math.floor(next() * count) : 0);
  const turn = (items: readonly string[]): string[] => {
    const named = items.findIndex(names);
    return rotate(items, named < 0 ? draw(items.length) : named);
  };
  const drawn = worlds[draw(worlds.length)]!;
  const world = worlds.find(({words}) => words.some(names)) ?? drawn;
  const given = (person: string): string => person.split(' ')[0]!;
  const named = people.findIndex((person) => names(given(person)));
  const crowd = named < 0 ? turn(people) : rotate(people, named);
  return {
    ...world,
    sites: turn(world.sites),
    teams: turn(world.teams),
    skills: turn(world.skills),
    courses: [world.lead, ...turn(world.courses.filter((course) => course !== world.lead))],
    people: crowd,
    first: crowd.map(given),
    near: (base, spread) => base + (variation ? Math.round((next() * 2 - 1) * spread) : 0),
    pick: (...choices) => choices[draw(choices.length)]!,
    thousands,
    percent: (part, whole) => Math.round((100 * part) / whole),
    day: (count) => (count > 30 ? `${count - 30} Dec` : `${count} Nov`),
  };
}

/** Draws the scene for a seed. */
export function drawScene(
  recipe: Recipe,
  worlds: readonly [World, ...World[]],
  people: readonly string[],
  seed: string,
): Scene {
  const scene = recipe(deal(worlds, people, seed));
  const atStart = seed.includes(':') && random(`${seed} corner`)() < 0.4;
  return scene.note && atStart ? {...scene, note: {at: 'start', ...scene.note}} : scene;
}
