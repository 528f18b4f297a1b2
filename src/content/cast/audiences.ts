/** What partners and customers do in their own portals. */

/** New customers of November, who start together. */
export const INTAKE = {
  name: 'New customers, November',
  people: 11,
  days: [
    {on: '2026-11-02', label: 'Start', meta: 'planner-basics'},
    {on: '2026-11-12', label: 'Live Q&A', meta: '30 minutes'},
    {on: '2026-11-23', label: 'Certificate quiz', meta: 'planner-admin'},
  ],
} as const;

/** Who joined the briefing on the new heat pump range, by partner firm. */
export const BRIEFING = {
  title: 'New heat pump range',
  on: '2026-11-05',
  joined: {
    'Brightwell Heating': [11, 14],
    'Tarrowby Installations': [9, 11],
    'Meadgate Energy': [6, 8],
    'Ansty & Sons': [4, 4],
    'Corrin Heat': [1, 3],
  },
} as const;
