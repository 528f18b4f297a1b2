import {Joi} from '@docusaurus/utils-validation';
import type {OpenApiDocument} from 'openapi-model/document';
import {nearestPages} from 'openapi-model/suggestions';
import {plainError} from '../lib/plainError.ts';

/** What a site may say: a type and no interface, as Docusaurus wants it. Functions are read at build time only, and stay out of the bundle. */
export type Options = {
  /** The contract: a file of OpenAPI 3.0 or 3.1, relative to the site. */
  contract: string | (() => string);
  /** Configuration of Redocly whose rules the contract must keep; by default, only those without which pages are lost. */
  rules?: string;
  /** Changes the contract before anything else reads it. */
  transform?: (contract: OpenApiDocument) => OpenApiDocument;
  /** Folder for what is generated, relative to the site. Not to be committed. */
  dir?: string;
  /** Id of the docs instance that has the pages. */
  id?: string;
  /** Path of the pages. */
  routeBasePath?: string;
  /** Path of an overview that the site adds itself, or true for a page of the instance. */
  overview?: true | string;
  /** Options for the docs instance, such as `docRootComponent`. */
  docs?: object;
  /** Pages of the site that explain credentials, and errors by the fragment of their status. */
  guides?: {authentication?: string; errors?: string};
  /** Address of a sandbox on the reader's machine, for commands that are copied. */
  mockServer?: string;
  /** Whether the site has a security policy that lets its pages call the servers of the contract only. */
  hasPolicy?: boolean;
  /** Whether links to paths in the contract's descriptions lead to pages of this site. */
  siteLinks?: boolean;
  /** Whether the overview shows the contract's summary, contact, licence and terms. */
  contact?: boolean;
  /** Whether each page has a Markdown copy, at its path with `.md`. */
  markdown?: boolean;
  /** Whether the file of icons is written; false if the site writes one that has these icons, too. */
  icons?: boolean;
};

/** Options with their defaults. */
export type PagesOptions = Required<Omit<Options, 'rules' | 'transform'>> & Pick<Options, 'rules' | 'transform'>;

const path = Joi.string().pattern(/^\//);

const SCHEMA = Joi.object<PagesOptions>({
  contract: Joi.alternatives(Joi.string(), Joi.function()).required(),
  rules: Joi.string(),
  transform: Joi.function(),
  dir: Joi.string().default('.docusaurus/openapi-pages'),
  id: Joi.string().default('api'),
  routeBasePath: Joi.string().default('api'),
  overview: Joi.alternatives(true, path).default(true),
  docs: Joi.object().default({}),
  guides: Joi.object({authentication: path, errors: path}).default({}),
  mockServer: Joi.string().uri().default('http://localhost:4010'),
  hasPolicy: Joi.boolean().default(false),
  siteLinks: Joi.boolean().default(false),
  contact: Joi.boolean().default(true),
  markdown: Joi.boolean().default(true),
  icons: Joi.boolean().default(true),
}).messages({'string.pattern.base': 'must start with a slash'});

const NAMES = Object.keys(SCHEMA.describe().keys as object);

/** What is wrong with an option, as the end of a sentence that starts with its name. */
function ruleOf({type, path: [name], message}: Joi.ValidationErrorItem): string {
  if (type === 'any.required') return 'is missing: it is your OpenAPI document, such as "openapi.yaml"';
  if (type !== 'object.unknown') return message;
  const [near] = nearestPages(
    String(name),
    NAMES.map((title) => ({title, href: ''})),
  );
  return near ? `is not an option; did you mean ${near.title}?` : `is not an option; those are ${NAMES.join(', ')}`;
}

/**
 * Options as they are used.
 *
 * @throws Error that lists every wrong option with its value and the rule
 */
export function checkedOptions(options: unknown): PagesOptions {
  const {error, value} = SCHEMA.validate(options ?? {}, {abortEarly: false, convert: false, errors: {label: false}});
  if (!error) return value;
  const problems = error.details.map((detail) => {
    const {type, path: at, context} = detail;
    const given = type === 'object.unknown' ? undefined : (context?.value as unknown);
    const found = given === undefined ? '' : `; found ${JSON.stringify(given) ?? typeof given}`;
    return `docusaurus-openapi-pages: ${at.join('.')} ${ruleOf(detail)}${found}`;
  });
  throw plainError(problems.join('\n'));
}
