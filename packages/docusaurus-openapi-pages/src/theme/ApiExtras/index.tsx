import type {ReactNode} from 'react';
import type {Operation} from 'openapi-model/page';

export interface Props {
  operation: Operation;
}

const ApiExtras = (props: Props): ReactNode => props && null;

export default ApiExtras;
