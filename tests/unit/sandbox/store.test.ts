import {describe, expect, it} from 'vitest';
import {Store} from '../../../src/sandbox/store';

const PERSON = {email: 'a@b.example', first_name: 'Ann', last_name: 'Bee', organization_id: 'org_4dn7q'};

/** How often something works before it is refused, and the reason. */
function timesUntilFull(act: (index: number) => void): [times: number, reason: string] {
  for (let times = 0; ; times += 1) {
    try {
      act(times);
    } catch (error) {
      return [times, (error as Error).message];
    }
  }
}

describe.each([
  ['a new sandbox', () => new Store()],
  [
    'a sandbox without its initial users and teams',
    () => {
      const store = new Store();
      for (const user of [...store.users.values()]) store.deleteUser(user);
      for (const team of [...store.teams.values()]) store.deleteTeam(team);
      return store;
    },
  ],
])('%s', (_, make) => {
  it('holds so many enrolments that were added, until some are removed', () => {
    const store = make();
    const user = store.addUser(PERSON);
    const enrol = (index: number) => store.enrol(user.courses, `crs_${index}`);
    expect(timesUntilFull(enrol)).toEqual([10_000, expect.stringContaining('10000 enrolments')]);
    store.withdraw(user.courses, 'crs_0');
    expect(timesUntilFull((index) => enrol(-1 - index))[0]).toBe(1);
    store.deleteUser(user);
    const other = store.addUser(PERSON);
    expect(timesUntilFull((index) => store.enrol(other.assessments, `asm_${index}`))[0]).toBe(10_000);
  });

  it('holds so many users that were added', () => {
    const store = make();
    expect(timesUntilFull(() => store.addUser(PERSON))).toEqual([
      1000,
      expect.stringMatching(/1000 users.*delete some/),
    ]);
  });

  it('holds so many characters that were added', () => {
    const store = make();
    const team = {name: 'x'.repeat(1_000_000), description: '', organization_id: 'org_4dn7q'};
    expect(timesUntilFull(() => store.addTeam(team))[0]).toBe(4);
    expect(() => store.addTeam({...team, name: 'x'})).toThrow('4000000 characters');
  });
});

it('a sandbox full of courses, which the API cannot delete, says what can be done', () => {
  const store = new Store();
  const [, reason] = timesUntilFull(() => store.addCourse({title: 'A', description: ''}));
  expect(reason).toMatch(/1000 courses that you created; reset it$/);
});
