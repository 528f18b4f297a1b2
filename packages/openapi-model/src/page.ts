/** What pages carry: parts of the model, and the example request of each operation. */
import type * as model from './model.ts';
import type {SampleRequest} from './request.ts';

export type {
  Body,
  Callback,
  Caveat,
  DescribedScheme as SecurityScheme,
  Parameter,
  Property,
  ResponseLink,
  ResponseModel,
  SecurityAlternative,
  Server,
  SharedCaveat,
  Variant,
  VariantGroup,
} from './model.ts';

/** An operation with its example request, which a webhook does not have. */
export interface Operation extends model.Operation {
  request?: SampleRequest;
}

export interface OperationData {
  operation: Operation;
  /** The security schemes of this operation, without duplicates. */
  security: model.DescribedScheme[];
  servers: model.Server[];
}

/** A field that is too long for the page of its operation. */
export interface PartData {
  slug: string;
  part: model.Property | model.Variant;
  operation: Pick<Operation, 'slug' | 'method' | 'path' | 'summary' | 'isWebhook'>;
}

export interface PageDescription {
  title: string;
  description: string;
}

/** An operation as listed in the overview of a big contract. */
export type OperationRow = Pick<model.Operation, 'slug' | 'method' | 'summary' | 'path' | 'deprecated'>;

/** An operation as the overview shows it, with its successful responses only. */
export interface OverviewOperation extends Omit<Operation, 'id' | 'caveats' | 'security' | 'servers' | 'samplesHtml'> {
  /** The statuses of its error responses. */
  failures: string[];
}

export interface OverviewTag extends Omit<model.Tag, 'operations' | 'key'> {
  /** The operations in full; a big contract has `rows` instead. */
  operations?: OverviewOperation[];
  rows?: OperationRow[];
}

/** What a sample of a request needs of its operation. */
export type SampledOperation = Pick<Operation, 'id' | 'slug' | 'summary'> & {request: SampleRequest};

export interface OverviewData extends Omit<model.Overview, 'tags' | 'first' | 'summary' | 'facts' | 'errors'> {
  errors: Pick<model.ResponseModel, 'status' | 'description'>[];
  tags: OverviewTag[];
  first?: {operation: SampledOperation; response?: string};
}
