/** Names in a contract are compared across spellings, singular and plural. */
import {describe, expect, it} from 'vitest';
import {camelCase, identified, kindOf, ownerOf, singular, stemOf, wordsOf} from '../../../src/lib/names';

describe('a name', () => {
  it.each([
    ['user_ids', 'user id'],
    ['ownerUserIDs', 'owner user id'],
    ['petId', 'pet id'],
    ['payment-methods', 'payment method'],
    ['address[city]', 'address city'],
    ['categories', 'category'],
    ['地点', '地点'],
  ])('%s is read as %s', (name, words) => {
    expect(wordsOf(name).join(' ')).toBe(words);
  });

  it('is put into the singular, unless it only looks like a plural', () => {
    const found = ['courses', 'classes', 'addresses', 'boxes', 'status', 'class', 'analysis', 'ties'].map(singular);
    expect(found).toEqual(['course', 'class', 'address', 'box', 'status', 'class', 'analysis', 'tie']);
  });

  it.each([
    ['courses', 'course'],
    ['categories', 'category'],
    ['classes', 'class'],
    ['addresses', 'address'],
    ['statuses', 'status'],
    ['boxes', 'box'],
    ['houses', 'house'],
    ['movies', 'movie'],
    ['learning-plans', 'learning_plan'],
    ['learningPlans', 'LearningPlan'],
  ])('%s is the same as %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ['courses', 'teams'],
    ['users', 'user-groups'],
    ['地点', '名前'],
  ])('%s differs from %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it.each([
    ['course_id', 'course'],
    ['courseIds', 'course'],
    ['course_identifier', 'course'],
    ['id', ''],
    ['learningPlanID', 'learning plan'],
    ['paid', undefined],
    ['identity', undefined],
    ['地点', undefined],
  ])('%s identifies %j', (name, noun) => {
    expect(identified(name)?.join(' ')).toBe(noun);
  });

  it('is written in camel case for a variable', () => {
    expect(camelCase('learning-plan', 'id')).toBe('learningPlanId');
  });
});

describe('a path', () => {
  it.each([
    ['/api/v1/users', 'user'],
    ['/users/{id}', 'user'],
    ['/v1/customers/{customer}/sources', 'source'],
    ['/enrollments/course', 'enrollment'],
    ['/store/order', 'order'],
    ['/{a}/{b}', ''],
    ['/', ''],
  ])('%s holds %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    ['/learners/{id}/progress', 'learner'],
    ['/learning-plans/{id}.json', 'learning plan'],
    ['/{tenant}/{id}', ''],
    ['/{id}', ''],
  ])('%s says what its parameter identifies: %j', (path, owner) => {
    expect(ownerOf(path, 'id').join(' ')).toBe(owner);
  });
});
