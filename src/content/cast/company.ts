/**
 * Larkfield, the invented company of all product pictures: it sells and services heating and kitchens. Its own people
 * learn on the platform, and so do its partners (independent installers) and its customers (managers of buildings).
 *
 * Customers of the logo strip and competitors appear in no picture.
 */
export const company = {
  name: 'Larkfield',
  domain: 'larkfield.example',
  /** Portals of the four audiences. */
  portals: {
    staff: 'learn.larkfield.example',
    partners: 'partners.larkfield.example',
    customers: 'academy.larkfield.example',
  },
  /** Hue of its brand in degrees. */
  hue: 262,
} as const;

/** Today in every picture, a Tuesday. */
export const TODAY = '2026-11-10';

export const SITES = {
  felixstowe: 'Felixstowe',
  leith: 'Leith',
  norwich: 'Norwich',
  bath: 'Bath',
  perth: 'Perth',
  derby: 'Derby',
  bristol: 'Bristol',
} as const;

export type SiteId = keyof typeof SITES;

interface TeamRecord {
  name: string;
  site: SiteId;
  /** Number of people, the manager included. */
  size: number;
}

/** All teams of Larkfield's own people, by site. */
export const TEAMS = {
  'early-shift': {name: 'Early shift', site: 'felixstowe', size: 26},
  'late-shift': {name: 'Late shift', site: 'felixstowe', size: 18},
  yard: {name: 'Yard', site: 'felixstowe', size: 9},
  'leith-warehouse': {name: 'Leith warehouse', site: 'leith', size: 31},
  'norwich-shop': {name: 'Norwich shop', site: 'norwich', size: 42},
  'norwich-cafe': {name: 'Norwich café', site: 'norwich', size: 8},
  'bath-shop': {name: 'Bath shop', site: 'bath', size: 38},
  'bath-cafe': {name: 'Bath café', site: 'bath', size: 7},
  'perth-shop': {name: 'Perth shop', site: 'perth', size: 34},
  'perth-cafe': {name: 'Perth café', site: 'perth', size: 6},
  'service-north': {name: 'Service north', site: 'derby', size: 24},
  'service-south': {name: 'Service south', site: 'derby', size: 22},
  apprentices: {name: 'Apprentices', site: 'derby', size: 10},
  'customer-care': {name: 'Customer care', site: 'bristol', size: 28},
  buying: {name: 'Buying', site: 'bristol', size: 14},
  finance: {name: 'Finance', site: 'bristol', size: 12},
  'people-team': {name: 'People team', site: 'bristol', size: 6},
  it: {name: 'IT', site: 'bristol', size: 7},
} as const satisfies Record<string, TeamRecord>;

export type TeamId = keyof typeof TEAMS;

/** Tiers of partners, by their number of certified installers. */
export const TIERS = [
  {name: 'Gold', from: 10},
  {name: 'Silver', from: 5},
  {name: 'Registered', from: 0},
] as const;

/** Partner firms, by number of certified installers. */
export const PARTNERS = [
  {name: 'Brightwell Heating', town: 'Truro', certified: 12},
  {name: 'Tarrowby Installations', town: 'Hexham', certified: 9},
  {name: 'Meadgate Energy', town: 'Ludlow', certified: 6},
  {name: 'Ansty & Sons', town: 'Dorchester', certified: 3},
  {name: 'Corrin Heat', town: 'Stranraer', certified: 2},
] as const;

/** Customers' organisations, with the number of their people in the academy and of those who are certified administrators. */
export const CLIENTS = [
  {name: 'Oakridge Housing', people: 34, certified: 21},
  {name: 'Stonebeck Schools', people: 21, certified: 11},
  {name: 'Pinewood Holiday Parks', people: 18, certified: 9},
  {name: 'Ellerway Offices', people: 12, certified: 3},
] as const;
