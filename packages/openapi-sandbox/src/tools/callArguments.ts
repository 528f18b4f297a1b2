/** Schemas of the arguments with which agents call an operation. */
export const CALL_ARGUMENTS = {
  parameters: {
    type: 'object',
    description: 'Path, query, header and cookie parameters by name. If two have one name, write query.name.',
  },
  body: {description: 'The body as JSON, not as a string of JSON; for a form, an object with its fields.'},
  status: {
    type: 'integer',
    minimum: 200,
    maximum: 599,
    description: 'Forces a documented response, such as 429. Needs no other values, and changes nothing.',
  },
  send_anyway: {
    type: 'boolean',
    description: 'Sends a request with missing or invalid values too, to see how the API responds.',
  },
};
