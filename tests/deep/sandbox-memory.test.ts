/** The sandbox keeps a bounded number of records, however many requests a visitor sends. */
import v8 from 'node:v8';
import vm from 'node:vm';
import {expect, it} from 'vitest';
import {publishedContract} from '../../src/plugins/reference/contract';
import {createSandbox, type Sandbox} from '../../src/sandbox';
import {send} from '../unit/support/sandbox';

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as () => void;
const heap = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

/** One round of everything that a client does, with records that are left behind. */
async function visit(sandbox: Sandbox, round: number): Promise<number> {
  const {body, status} = await send(sandbox, 'POST', '/api/v1/users', {
    body: {
      email: `user${round}@larkfield.example`,
      first_name: 'Amara',
      last_name: `O${'k'.repeat(500)}afor ${round}`,
      organization_id: 'org_4dn7q',
    },
  });
  const user = status === 201 ? body.data.id : 'usr_3h7m9';
  const calls: [string, string, object?][] = [
    ['GET', '/api/v1/courses?limit=5'],
    ['POST', '/api/v1/courses', {title: `Course ${round}`, organization_id: 'org_4dn7q'}],
    ['POST', '/api/v1/enrollments/course', {user_id: user, course_id: 'crs_8f2k1'}],
    ['POST', '/api/v1/enrollments/assessment', {user_id: user, assessment_id: 'asm_6r1x4'}],
    ['GET', `/api/v1/learners/${user}/progress?course_id=crs_8f2k1`],
    ['POST', '/api/v1/teams', {name: `Team ${round}`, organization_id: 'org_4dn7q'}],
    ['GET', `/api/v1/courses/unknown-${round}`],
    ['POST', '/api/v1/courses', {title: round}],
    ['GET', '/api/v1/teams/team_5c9w2/progress'],
  ];
  for (const [method, url, content] of calls) await send(sandbox, method, url, {body: content});
  return calls.length + 1;
}

it('the heap stays small after twenty thousand requests', {timeout: 300_000}, async () => {
  const sandbox = createSandbox(await publishedContract());
  let requests = 0;
  while (requests < 1000) requests += await visit(sandbox, requests);
  const before = heap();
  while (requests < 21_000) requests += await visit(sandbox, requests);
  expect(heap() - before).toBeLessThan(10_000_000);
  const full = await send(sandbox, 'POST', '/api/v1/courses', {
    body: {title: 'One more', organization_id: 'org_4dn7q'},
  });
  expect(full.status).toBe(403);
  expect((await send(sandbox, 'GET', '/api/v1/courses/crs_8f2k1')).status).toBe(200);
});
