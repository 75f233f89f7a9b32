import type { PlatformClient } from '@galleria/platform-client'
import {
  type Erasure,
  eraseCustomer,
  exportCustomerData,
  previewEraseCustomer,
} from '@galleria/platform-client/customers'

export type PrivacySent = { readonly intent: 'export-data' | 'preview-erase' | 'erase' }

/** Answer to an act; each is there after its own. */
export interface PrivacyAnswer {
  readonly fileUrl?: string
  readonly erasure?: readonly Erasure[]
}

/** File of a guest's data, or its erasure, which the caller has asked about. */
export async function actOnData(
  client: PlatformClient,
  id: string,
  { intent }: PrivacySent,
): Promise<PrivacyAnswer> {
  const one = { customerId: id }
  if (intent === 'export-data') return { fileUrl: (await exportCustomerData(client, one)).url }
  if (intent === 'preview-erase') return previewEraseCustomer(client, one)
  return eraseCustomer(client, one)
}
