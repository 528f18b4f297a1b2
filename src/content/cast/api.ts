/** The API in the pictures. The identifiers are those of the contract's examples (openapi/components/examples). */
export const API_IDS = {
  organisation: 'org_4dn7q',
  /** Amara Okafor and “Forklift safety”. */
  user: 'usr_3h7m9',
  course: 'crs_8f2k1',
} as const;

/** Last visits to a course in UTC, as the progress call returns them. */
export const LAST_VISITS = {
  amara: '2026-11-09T06:42:00Z',
  beatriz: '2026-11-09T16:20:00Z',
} as const;

/** Systems with a key of their own, the last to call first. */
export const API_KEYS = [
  {name: 'Service desk', does: 'Reads progress', last: '2026-11-10T09:40'},
  {name: 'Online shop', does: 'Enrols customers', last: '2026-11-10T08:15'},
  {name: 'Board report', does: 'Reads team progress', last: '2026-11-10T06:00'},
  {name: 'HR platform', does: 'Creates users', last: '2026-11-09T17:30'},
] as const;

/** Systems that are notified, at addresses below Larkfield's domain. */
export const WEBHOOKS = [
  {name: 'HR platform', host: 'hr', on: true},
  {name: 'Data warehouse', host: 'data', on: true},
  {name: 'Chat', host: 'chat', on: false},
] as const;
