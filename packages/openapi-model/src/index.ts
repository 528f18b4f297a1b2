/**
 * The entry for most uses. Each module can also be imported by its path, such as `openapi-model/json`, so that a page
 * loads no more than it needs.
 */
export {openContract, type Contract} from './contract.ts';
export type {OpenApiDocument, OperationNode, ParameterNode} from './document.ts';
export {exampleFor} from './example.ts';
export type {
  Body,
  Operation,
  Overview,
  Parameter,
  Property,
  ResponseModel,
  SecurityScheme,
  Server,
  Tag,
} from './model.ts';
export {overviewOf} from './overview.ts';
export type {Rendering} from './rendering.ts';
export type {SampleHeader, SampleRequest} from './request.ts';
export type {Check, Problem} from './validation.ts';
export {unknownIn, valueProblems} from './console/values.ts';
export {consoleOperation, exampleDraft, initialDraft} from './console/operation.ts';
export {prepare, toRequest, type PreparedRequest} from './console/request.ts';
export {verdictOf, type ReceivedResponse, type Verdict} from './console/response.ts';
export {curlOf, exampleRequest} from './console/sample.ts';
export type {ConsoleOperation, Credentials, Draft, Field, FieldProblem} from './console/types.ts';
export {SAMPLE_LANGUAGES} from './samples/languages.ts';
export {GENERATORS} from './samples/programs.ts';
export type {Generator, SampleLanguage} from './samples/types.ts';
