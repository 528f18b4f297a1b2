import type {ComponentType} from 'react';
import type {OperationData} from '@site/src/plugins/reference/types';

export type TryItProps = Pick<OperationData, 'operation' | 'servers' | 'security' | 'pointer'>;

/** Where an operation can be tried: the console's place on the page. */
const TryIt: ComponentType<TryItProps> = () => null;

export default TryIt;
