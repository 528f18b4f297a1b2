/** What agents get wrong about the API, for the skill that they read: one sentence or two each, in Markdown. */
const facts: string[] = [
  'Send the credentials with every request, and every field with a body. Send `page` and `limit` with a list, and `course_id` with a learner’s progress.',
  'Paths use American spelling: `/api/v1/enrollments/course`. Times are RFC 3339 in UTC. Identifiers are opaque strings.',
  'No operation lists users, teams or organisations, adds people to a team, changes a record, knows due dates or certificates, or takes several records at once. If a task needs one, say so instead of inventing a path; /developer/guides/limits says what to do.',
  'There are no idempotency keys: a repeated `POST` may create a second record. After a timeout or a 500, check first whether the change was made.',
  'Check the status: 200 to 299 is a success. Retry 429 and 503 after `Retry-After`, and 500 for `GET` and `DELETE`; after a `POST`, check first. Every other error needs a changed request.',
  'Set a timeout, for example 30 seconds. Request one page after the other until `page` reaches `total_pages`.',
  'Preview responses, and `data` after a `POST`, may change: read them in one place, and ignore unknown fields.',
];

export default facts;
