import type {Operation, SecurityHeader} from '../plugins/reference/types';

/** The schemes that an example request shows: those of the first way to be let in. */
export function credentialsOf(
  {security}: Pick<Operation, 'security'>,
  schemes: readonly SecurityHeader[],
): SecurityHeader[] {
  const way = security[0] ?? [];
  return schemes.filter(({scheme}) => way.some((needed) => needed.scheme === scheme));
}
