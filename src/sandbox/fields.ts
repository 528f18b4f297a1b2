/** The fields of a request, for errors that blame one of them. */
import type {Contract} from '../openapi/contract';
import type {OperationNode} from '../openapi/document';
import {hiddenIn} from '../openapi/example';
import {isIgnored} from '../openapi/headers';
import {objectOf} from '../openapi/json';

/** A field of the body, or a parameter. */
export interface RequestField {
  name: string;
  /** Whether a request without it is invalid. A path without its parameters is another path. */
  isRequired: boolean;
}

/** The fields that a request of the operation can have: those of its body, then its parameters. */
export const fieldsOf = ({schemas: {flatten}}: Contract, {body, parameters}: OperationNode): RequestField[] => [
  ...Object.values(objectOf(body?.content)).flatMap((media) => {
    const {properties, required} = flatten(objectOf(media).schema);
    return [...properties]
      .filter(([, schema]) => !hiddenIn(flatten(schema), 'request'))
      .map(([name]) => ({name, isRequired: required.has(name)}));
  }),
  ...parameters
    .filter((parameter) => !isIgnored(parameter))
    .map((parameter) => ({name: parameter.name, isRequired: parameter.required && parameter.in !== 'path'})),
];
