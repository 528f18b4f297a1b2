/** The people of the product pictures: each has one name, one job and one team. */
import type {TeamId} from './company';
import type {RoleId} from './learning';

export interface PersonRecord {
  name: string;
  role: RoleId;
  team: TeamId;
}

/** Larkfield's own people; a picture of a team takes its members in this order. */
export const PEOPLE = {
  amara: {name: 'Amara Okafor', role: 'driver', team: 'early-shift'},
  tomasz: {name: 'Tomasz Nowak', role: 'driver', team: 'early-shift'},
  leila: {name: 'Leila Haddad', role: 'picker', team: 'early-shift'},
  mateo: {name: 'Mateo Silva', role: 'picker', team: 'early-shift'},
  callum: {name: 'Callum Reid', role: 'picker', team: 'early-shift'},
  ingrid: {name: 'Ingrid Dahl', role: 'shift-lead', team: 'early-shift'},
  jonas: {name: 'Jonas Weber', role: 'shift-manager', team: 'early-shift'},
  kwame: {name: 'Kwame Boateng', role: 'driver', team: 'late-shift'},
  grace: {name: 'Grace Lam', role: 'shift-manager', team: 'late-shift'},
  sofia: {name: 'Sofia Marino', role: 'cook', team: 'norwich-cafe'},
  yuki: {name: 'Yuki Tanaka', role: 'cafe-assistant', team: 'norwich-cafe'},
  aoife: {name: 'Aoife Byrne', role: 'cafe-manager', team: 'norwich-cafe'},
  omar: {name: 'Omar Farouk', role: 'adviser', team: 'norwich-shop'},
  nadia: {name: 'Nadia Petrova', role: 'shop-manager', team: 'norwich-shop'},
  thandi: {name: 'Thandi Mokoena', role: 'adviser', team: 'bath-shop'},
  elif: {name: 'Elif Kaya', role: 'apprentice', team: 'apprentices'},
  rhys: {name: 'Rhys Morgan', role: 'engineer', team: 'service-north'},
  lucas: {name: 'Lucas Martin', role: 'service-manager', team: 'service-north'},
  zainab: {name: 'Zainab Bello', role: 'agent', team: 'customer-care'},
  hannah: {name: 'Hannah Price', role: 'care-manager', team: 'customer-care'},
  daniel: {name: 'Daniel Levy', role: 'safety', team: 'people-team'},
  arjun: {name: 'Arjun Mehta', role: 'author', team: 'people-team'},
  camila: {name: 'Camila Rojas', role: 'compliance', team: 'people-team'},
  priya: {name: 'Priya Raman', role: 'head-of-learning', team: 'people-team'},
  marek: {name: 'Marek Dvorak', role: 'it-admin', team: 'it'},
} as const satisfies Record<string, PersonRecord>;

export type PersonId = keyof typeof PEOPLE;

/** People of partner firms and customers, who learn in their own portals. */
export const GUESTS = {
  finn: {name: 'Finn Gallagher', role: 'installer', firm: 'Brightwell Heating'},
  maja: {name: 'Maja Lindqvist', role: 'installer', firm: 'Tarrowby Installations'},
  beatriz: {name: 'Beatriz Costa', role: 'building-manager', firm: 'Oakridge Housing'},
  helena: {name: 'Helena Brandt', role: 'building-manager', firm: 'Pinewood Holiday Parks'},
  samir: {name: 'Samir Aziz', role: 'building-manager', firm: 'Stonebeck Schools'},
} as const satisfies Record<string, {name: string; role: RoleId; firm: string}>;

export type GuestId = keyof typeof GUESTS;
