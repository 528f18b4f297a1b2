/** Leaderboards and other rankings. */
import {counted, standingsOf} from '../../figures/learning';
import {daysFrom, nameOf} from '../../figures/ledger';
import {PARTNERS, TEAMS, TODAY} from '../../cast/company';
import {COLLECTIONS, QUARTER} from '../../cast/engagement';
import type {Recipe} from '../types';

/** Tier of a partner by its certified installers. */
const tierOf = (certified: number): string => (certified >= 10 ? 'Gold' : certified >= 5 ? 'Silver' : 'Registered');

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

  partners: () => ({
    layout: 'ranking',
    label: 'Partners by number of certified installers',
    ground: 'brand',
    title: 'Partner tiers',
    sub: 'Silver from 5 certified installers, Gold from 10',
    unit: 'certified',
    rows: PARTNERS.map(({name, certified}) => ({
      name,
      meta: tierOf(certified),
      value: certified,
      tone: certified >= 5 ? 'brand' : 'plain',
    })),
  }),
};
