/** What a response created, and which field takes it: decided by names, prefixes and schemas. */
import {describe, expect, it} from 'vitest';
import {NOTHING} from '../../../../src/lib/sandbox/carried';
import {createdBy, learn, removedBy, type Call} from '../../../../src/lib/sandbox/created';
import {takes, type Reference} from '../../../../src/lib/sandbox/offers';

const call = (method: string, path: string, content: unknown, more: Partial<Call> = {}): Call => ({
  method,
  path,
  origin: {slug: 'op', summary: 'An operation'},
  values: [],
  ids: [],
  status: 201,
  content,
  ...more,
});

describe('a response', () => {
  it.each([
    ['in an envelope', {success: true, data: {id: 'usr_1', first_name: 'Jo', last_name: 'Smith'}}, 'usr_1', 'Jo Smith'],
    ['as it is', {id: 7, name: 'Rex'}, '7', 'Rex'],
    ['named by its kind', {user_id: 'u-1', email: 'a@b.example'}, 'u-1', 'a@b.example'],
    ['without a name', {uuid: 'c0ffee'}, 'c0ffee', 'c0ffee'],
    ['with a name over several lines', {id: 'x', title: ' A\n\tB '}, 'x', 'A B'],
  ])('creates a record %s', (_, content, id, name) => {
    expect(createdBy(call('POST', '/users', content))).toMatchObject({kind: 'user', id, name});
  });

  it.each<[string, Call]>([
    ['an error', call('POST', '/users', {id: 'usr_1'}, {status: 400})],
    ['a list', call('POST', '/users/search', [{id: 'usr_1'}])],
    ['identifiers of other records', call('POST', '/enrollments/course', {data: {user_id: 'u', course_id: 'c'}})],
    ['the record that the path names', call('POST', '/users/{id}/lock', {id: 'usr_1'}, {values: ['usr_1']})],
    ['reading', call('GET', '/users/{id}', {id: 'usr_1'}, {status: 200})],
    ['an update', call('PUT', '/users/{id}', {id: 'usr_1'}, {status: 200})],
    ['no JSON', call('POST', '/users', undefined)],
    ['an identifier that is none', call('POST', '/users', {id: {}})],
    ['one with line breaks', call('POST', '/users', {id: 'a\nb'})],
    ['one that is too long', call('POST', '/users', {id: 'x'.repeat(201)})],
    ['an inherited one', call('POST', '/users', Object.create({id: 'usr_1'}))],
  ])('creates nothing: %s', (_, made) => {
    expect(createdBy(made)).toBeUndefined();
  });

  it('removes a record by the last identifier in the path', () => {
    const removal = call('DELETE', '/users/{id}', null, {status: 204, values: ['usr_1']});
    expect(removedBy(removal)).toEqual({kind: 'user', id: 'usr_1'});
    expect(removedBy({...removal, status: 404})).toBeUndefined();
    const made = learn(NOTHING, call('POST', '/users', {id: 'usr_1'}));
    expect(made.created).toHaveLength(1);
    expect(learn(made, removal).created).toEqual([]);
  });

  it('replaces a record that is created again, and keeps at most a hundred', () => {
    let carried = NOTHING;
    for (let count = 0; count < 120; count += 1) {
      carried = learn(carried, call('POST', '/users', {id: `usr_${count}`}));
      carried = learn(carried, call('POST', '/users', {id: 'usr_same'}));
    }
    expect(carried.created).toHaveLength(100);
    expect(carried.created.filter(({id}) => id === 'usr_same')).toHaveLength(1);
  });
});

describe('a field', () => {
  const field = (subject: string, more: Partial<Reference> = {}): Reference => ({
    key: 'query.x',
    name: subject,
    subject: subject.split(' '),
    isIdentifier: true,
    required: true,
    example: '',
    type: 'string',
    options: [],
    ...more,
  });

  it.each<[string, Reference, string, string, boolean]>([
    ['of the same kind', field('user'), 'user', 'usr_1', true],
    ['of the same kind, in another form', field('status'), 'statuse', 's1', true],
    ['with a role before the kind', field('owner user'), 'user', 'usr_1', true],
    ['of another kind', field('course'), 'user', 'usr_1', false],
    ['of another word, with the same prefix', field('learner', {example: 'usr_3h7m9'}), 'user', 'usr_97wyv', true],
    ['of the same kind, with another prefix', field('user', {example: 'acc_1'}), 'user', 'usr_1', false],
    [
      'with such a prefix, but no identifier',
      field('role', {isIdentifier: false, example: 'team_lead'}),
      'team',
      'team_1',
      false,
    ],
    ['that is a number, for a text', field('user', {type: 'integer'}), 'user', 'usr_1', false],
    ['that is a number, for a number', field('pet', {type: 'integer'}), 'pet', '7', true],
    ['with fixed options', field('user', {options: ['me']}), 'user', 'usr_1', false],
    ['with a longer kind', field('method'), 'payment method', 'pm_1', false],
  ])('%s', (_, reference, kind, id, expected) => {
    expect(takes(reference, {kind, id})).toBe(expected);
  });
});
