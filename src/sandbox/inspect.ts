import {Validator, type OutputUnit} from '@cfworker/json-schema';
import type {Contract} from '../openapi/contract';
import {isObject} from '../openapi/json';
import {convert, explain, WRAPPERS, type Problem, type Sent} from './validation';

const UNIONS = ['anyOf', 'oneOf'];

const isBelow = (error: OutputUnit, place: string): boolean => error.keywordLocation.startsWith(`${place}/`);

/** The causes of a failed `anyOf` or `oneOf`: those of the only option with the right type, else the union itself. */
function unionCauses(union: OutputUnit, below: OutputUnit[]): OutputUnit[] {
  const forms = new Map<string, OutputUnit[]>();
  for (const error of below) {
    const form = error.keywordLocation.slice(union.keywordLocation.length + 1).split('/')[0]!;
    forms.set(form, [...(forms.get(form) ?? []), error]);
  }
  const near = [...forms].filter(
    ([, errors]) =>
      !errors.some(({keyword, instanceLocation}) => keyword === 'type' && instanceLocation === union.instanceLocation),
  );
  return near.length === 1 ? causesIn(near[0]![1]) : [union];
}

/** The errors that are actual causes, without those that wrap them. */
function causesIn(errors: OutputUnit[]): OutputUnit[] {
  const found: OutputUnit[] = [];
  for (let index = 0; index < errors.length; index += 1) {
    const error = errors[index]!;
    if (!UNIONS.includes(error.keyword)) {
      if (!WRAPPERS.has(error.keyword)) found.push(error);
      continue;
    }
    const below: OutputUnit[] = [];
    while (index + 1 < errors.length && isBelow(errors[index + 1]!, error.keywordLocation)) {
      index += 1;
      below.push(errors[index]!);
    }
    found.push(...unionCauses(error, below));
  }
  return found;
}

/** Returns all problems of a value; null if its schema can't be checked. */
export type Inspection = (value: unknown) => Problem[] | null;

/** Like `createChecks`, but reports all problems instead of the first, for people who edit a value. */
export function createInspections(contract: Contract): (schema: unknown, direction: Sent) => Inspection {
  const compiled = {request: new WeakMap<object, Inspection>(), response: new WeakMap<object, Inspection>()};

  function compile(schema: unknown, direction: Sent): Inspection {
    const root = convert(contract, schema, direction);
    const validator = new Validator(root, '2020-12', false);
    return (value) => {
      try {
        const {valid, errors} = validator.validate(value);
        if (valid) return [];
        return causesIn(errors).map((error) => {
          const problem = explain(root, [error], value);
          // Each missing property has its own error, which names it.
          const missing = error.keyword === 'required' && /"(.*)"/s.exec(error.error)?.[1];
          const place = problem.at.split('.').slice(0, -1);
          return missing ? {...problem, at: [...place, missing].join('.')} : problem;
        });
      } catch {
        return null;
      }
    };
  }

  return (schema, direction) => {
    const known = isObject(schema) ? compiled[direction].get(schema) : undefined;
    if (known) return known;
    const inspection = compile(schema, direction);
    if (isObject(schema)) compiled[direction].set(schema, inspection);
    return inspection;
  };
}
