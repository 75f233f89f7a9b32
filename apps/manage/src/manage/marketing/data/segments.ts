import { may } from '@galleria/manage'
import { listCustomerSegments } from '@galleria/platform-client/customer-segments'
import type { ManageRequest } from '../page.ts'

/** Segments that a discount can be for; undefined for a role that may not read customers. */
export async function readSegments({
  client,
  role,
  signal,
}: Pick<ManageRequest, 'client' | 'role' | 'signal'>) {
  if (!may(role, 'customers')) return undefined
  const { segments } = await listCustomerSegments(client, { show: 'NAMES' }, { signal })
  return segments.map(({ id, name }) => ({ id, name }))
}
