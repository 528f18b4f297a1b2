/** Leaderboards and other rankings. */
import {counted} from '../../figures/counts';
import {standingsOf} from '../../figures/learning';
import {daysFrom, nameOf} from '../../figures/ledger';
import {nextTier, tierOf} from '../../figures/partners';
import {PARTNERS, TEAMS, TIERS, TODAY} from '../../cast/company';
import {COLLECTIONS, QUARTER} from '../../cast/engagement';
import type {Recipe} from '../types';

/** Partner firms by certified installers, with words about each. */
const partners =
  (label: string, title: string, meta: (certified: number) => string): Recipe =>
  () => ({
    layout: 'ranking',
    label,
    ground: 'brand',
    title,
    sub: `${TIERS[1].name} from ${TIERS[1].from} certified installers, ${TIERS[0].name} from ${TIERS[0].from}`,
    unit: 'certified',
    rows: PARTNERS.map(({name, certified}) => ({
      name,
      meta: meta(certified),
      value: certified,
      tone: tierOf(certified) === TIERS[0].name ? 'brand' : 'plain',
    })),
  });

export const BOARD: Record<string, Recipe> = {
  points: ({team, person}) => ({
    layout: 'ranking',
    label: 'A leaderboard',
    ground: 'brand',
    title: TEAMS[team].name,
    sub: `Points, ${QUARTER.name}`,
    tag: [`${daysFrom(TODAY, QUARTER.ends)} days left`, 'plain'],
    unit: 'pts',
    rows: standingsOf(team)
      .slice(0, 5)
      .map(({id, points, badges}) => ({
        name: nameOf(id),
        meta: id === person ? 'you' : counted(badges, 'badge'),
        value: points,
        mark: id === person,
      })),
  }),

  collections: () => ({
    layout: 'table',
    label: 'Shared collections by number of followers',
    ground: 'plain',
    title: 'Collections',
    sub: `Shared by the ${TEAMS['early-shift'].name.toLowerCase()}`,
    rows: Object.values(COLLECTIONS)
      .sort((a, b) => b.followers - a.followers)
      .map(({title, by, followers}) => ({
        lead: title,
        sub: `by ${nameOf(by)}`,
        glyph: 'star',
        meta: counted(followers, 'follower'),
      })),
  }),

  tiers: partners('Partner firms and their tiers', 'Partners', tierOf),

  next: partners('How many certified installers each partner firm needs for the next tier', 'Partners', (certified) => {
    const next = nextTier(certified);
    return next ? `${next.more} more for ${next.name}` : tierOf(certified);
  }),
};
