/** Calls that carry on, from the first to the last, against the real sandbox. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {offersFor} from '../../../../src/lib/sandbox/offers';
import type {OpenApiDocument} from '../../../../src/sandbox';
import {ourContract} from '../../support/contract';
import {newStorage, openPage} from '../../support/tab';

const JSON_TYPE = 'application/json';
const KEY = 'sandbox-journal';

const open = (storage: Storage) => openPage(ourContract(), () => storage);
const withBody = (body: object) => ({
  change: <T extends {bodies: Record<string, string>}>(draft: T): T => ({
    ...draft,
    bodies: {[JSON_TYPE]: JSON.stringify(body)},
  }),
});

describe('create a user, enrol them, read their progress', () => {
  it('fills in the new user in each next operation, and the course of their enrolment', async () => {
    const page = await open(newStorage());
    expect(page.draftOf('enrolInCourse').bodies[JSON_TYPE]).toContain('"usr_3h7m9"');
    const {created} = await page.send('createUser');
    expect(created).toMatchObject({kind: 'user', name: 'Amara Okafor', origin: {slug: 'create-user'}});
    const {id} = created!;

    // The user is in no course yet, so the example of another user stays as a whole.
    expect(page.draftOf('getLearnerProgress').values['path.id']).toBe('usr_3h7m9');

    const enrol = await page.send('enrolInCourse', {
      change(draft) {
        expect(JSON.parse(draft.bodies[JSON_TYPE]!)).toEqual({user_id: id, course_id: 'crs_8f2k1'});
        return draft;
      },
    });
    expect(enrol).toMatchObject({status: 201});
    expect(enrol.created).toBeUndefined();
    expect(page.draftOf('getLearnerProgress').values).toEqual({'path.id': id, 'query.course_id': 'crs_8f2k1'});
    const progress = await page.send('getLearnerProgress');
    expect(JSON.parse(progress.body)).toMatchObject({data: {user_id: id, completed_lessons: 0, total_lessons: 5}});

    // The pair goes with the enrolment, the user with the deletion.
    expect(page.draftOf('withdrawFromCourse').values).toEqual({'path.user_id': id, 'path.course_id': 'crs_8f2k1'});
    await page.send('withdrawFromCourse');
    expect(page.draftOf('getLearnerProgress').values['path.id']).toBe('usr_3h7m9');
    await page.send('deleteUser');
    expect(page.session.get().created).toEqual([]);
    expect(page.draftOf('deleteUser').values['path.id']).toBe('usr_3h7m9');
  });

  it('offers the example, and other records of the same kind, newest first', async () => {
    const page = await open(newStorage());
    await page.send('createUser');
    await page.send('createUser', {
      ...withBody({email: 'j@larkfield.example', first_name: 'Jo', last_name: 'Smith', organization_id: 'org_4dn7q'}),
    });
    const operation = page.operationOf(page.find('deleteUser'));
    const [offer] = offersFor(operation, page.draftOf('deleteUser'), page.session.get(), page.check);
    expect(offer).toMatchObject({
      reference: {key: 'path.id', example: 'usr_3h7m9'},
      source: {origin: {summary: 'Create a user'}, name: 'Jo Smith'},
      choices: [{name: 'Amara Okafor'}],
    });
    // Optional parameters are offered values, but stay empty.
    await page.send('createCourse');
    expect(page.draftOf('getTeamProgress').values['query.course_id']).toBe('');
    const team = page.operationOf(page.find('getTeamProgress'));
    const names = offersFor(team, page.draftOf('getTeamProgress'), page.session.get(), page.check);
    expect(names.map(({reference, choices}) => [reference.key, choices.length])).toEqual([['query.course_id', 1]]);
  });
});

describe('a reload', () => {
  it('keeps the records, what was created, and what goes together', async () => {
    const storage = newStorage();
    const before = await open(storage);
    const {created} = await before.send('createUser');
    await before.send('createCourse');
    await before.send('enrolInCourse');
    const after = await open(storage);
    expect(after.session.get().created).toEqual(before.session.get().created);
    expect(after.draftOf('getLearnerProgress').values['path.id']).toBe(created!.id);
    expect((await after.send('getLearnerProgress')).status).toBe(200);
  });

  it('starts afresh after a reset', async () => {
    const storage = newStorage();
    const before = await open(storage);
    await before.send('createUser');
    before.carrier.reset();
    expect(before.session.get()).toMatchObject({created: [], phase: 'ready'});
    expect(storage.length).toBe(0);
    expect((await open(storage)).session.get()).toMatchObject({created: [], phase: 'empty'});
  });

  it('works in memory if storage is blocked, and if it is full', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const page = await openPage(ourContract(), blocked);
    const {created} = await page.send('createUser');
    expect(page.draftOf('deleteUser').values['path.id']).toBe(created!.id);
    page.carrier.reset();
    expect(page.session.get().created).toEqual([]);
    const full = {...newStorage(), setItem: blocked};
    const second = await openPage(ourContract(), () => full);
    await second.send('createUser');
    expect(second.session.get().created).toHaveLength(1);
  });

  const entry = (method: string, path: string, more: object = {}) => ({method, path, headers: [], ...more});
  it.each<[string, unknown]>([
    ['null', null],
    ['a number', 3],
    ['other values', [null, 1, 'x', [], {}]],
    ['a prototype', {['__proto__']: {created: []}}],
    ['a request that changes nothing', [entry('GET', '/api/v1/courses')]],
    ['another host, without a scheme', [entry('POST', '//evil.example/x')]],
    ['another host', [entry('POST', 'https://evil.example/x')]],
    ['a user name', [entry('POST', '@evil.example/x')]],
    ['a header with a line break', [entry('POST', '/api/v1/users', {headers: [['a\n', 'b']]})]],
    ['other types', [entry('POST', '/api/v1/users', {headers: {}, contentType: {}, body: []})]],
    ['a path that cannot be decoded', [entry('DELETE', '/api/v1/users/%FF')]],
    ['too much text', [entry('POST', `/${'x'.repeat(1_000_000)}`)]],
  ])('ignores what is no journal: %s', async (_, stored) => {
    const storage = newStorage({[KEY]: JSON.stringify(stored)});
    const page = await open(storage);
    expect(page.session.get().created).toEqual([]);
    expect((await page.send('createUser')).status).toBe(201);
    expect(page.session.get().created).toHaveLength(1);
  });

  it('ignores what is not JSON', async () => {
    expect((await open(newStorage({[KEY]: '{'}))).session.get()).toMatchObject({created: [], phase: 'empty'});
  });

  it('forgets changes that the sandbox no longer accepts, and keeps the others', async () => {
    const storage = newStorage();
    await (await open(storage)).send('createUser');
    const entries = JSON.parse(storage.getItem(KEY)!) as object[];
    const gone = {method: 'DELETE', path: '/api/v1/users/usr_nobody', headers: []};
    storage.setItem(KEY, JSON.stringify([gone, ...entries]));
    expect((await open(storage)).session.get().created).toHaveLength(1);
    expect(JSON.parse(storage.getItem(KEY)!)).toHaveLength(1);
  });

  it('keeps the first hundred changes, and says that there is no room for more', async () => {
    const storage = newStorage();
    const page = await open(storage);
    for (let count = 0; count < 100; count += 1) await page.send('createTeam');
    expect(page.session.get().isFull).toBe(false);
    await page.send('createTeam');
    expect(page.session.get().isFull).toBe(true);
    expect(JSON.parse(storage.getItem(KEY)!)).toHaveLength(100);
  });
});

describe('credentials', () => {
  it('are not stored, and neither is a call that contains one', async () => {
    const storage = newStorage();
    const page = await open(storage);
    await page.send('createCourse');
    expect(storage.getItem(KEY)).not.toMatch(/demo-|X-API-Key/i);
    const title = 'live-key-of-mine';
    const course = {title: `Paste ${title} here`, description: 'x', organization_id: 'org_4dn7q'};
    await page.send('createCourse', {...withBody(course), secrets: [title]});
    expect(page.session.get().created).toHaveLength(2);
    expect(storage.getItem(KEY)).not.toContain(title);
  });
});

it('a documented response that was asked for creates nothing', async () => {
  const page = await open(newStorage());
  expect(await page.send('createUser', {preferred: '201'})).toMatchObject({status: 201});
  expect(page.session.get().created).toEqual([]);
});

describe.each(['pets.yaml', 'signals.yaml', 'ledger.yaml', 'sandbox-shapes.yaml', 'sandbox-legacy.yaml'])(
  'the contract %s',
  (name) => {
    const file = path.resolve(import.meta.dirname, '../../../contracts', name);
    const document = parse(readFileSync(file, 'utf8')) as OpenApiDocument;

    it('responds to every operation as before once each has been called, also after a reload', async () => {
      const storage = newStorage();
      const first = await openPage(document, () => newStorage());
      const page = await openPage(document, () => storage);
      const ids = page.contract.operations.map(({id}) => id);
      const alone: number[] = [];
      for (const id of ids) {
        alone.push((await first.send(id)).status);
        first.carrier.reset();
      }
      for (const id of ids) await page.send(id);
      const reloaded = await openPage(document, () => storage);
      for (const tab of [page, reloaded]) {
        const carried: number[] = [];
        for (const id of ids) carried.push((await tab.send(id)).status);
        expect(carried).toEqual(alone);
      }
    });
  },
);

it('a contract of someone else carries on by its own names', async () => {
  const file = path.resolve(import.meta.dirname, '../../../contracts/ledger.yaml');
  const page = await openPage(parse(readFileSync(file, 'utf8')) as OpenApiDocument, newStorage);
  const {created} = await page.send('PostCharges');
  expect(created).toMatchObject({kind: 'charge'});
  expect(page.draftOf('PostChargesChargeRefund').values['path.charge']).toBe(created!.id);
});
