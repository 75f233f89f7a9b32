import { orNotFound, type StaffRole } from '@galleria/manage'
import type { PlatformClient } from '@galleria/platform-client'
import {
  createCustomerNote,
  deleteCustomerNote,
  getCustomer,
  listCustomerAddresses,
  listCustomerNotes,
  listCustomerOrders,
  mergeCustomers,
  previewMergeCustomers,
  updateCustomer,
} from '@galleria/platform-client/customers'
import { adjustStoreCredit, getStoreCredit } from '@galleria/platform-client/store-credit'
import { type ConsentSent, endConsent, readConsents } from './consents.ts'
import { actOnData, type PrivacySent } from './privacy.ts'

/** Orders of one page of the list. */
export const ORDERS = 10

interface Asked {
  readonly id: string
  readonly offset: number
  readonly role: StaffRole
  readonly signal: AbortSignal
}

/** A customer with all that the page tells. */
export async function readCustomer(client: PlatformClient, { id, offset, role, signal }: Asked) {
  const options = { signal }
  const one = { customerId: id }
  const person = getCustomer(client, one, options)
  const [{ customer }, orders, { addresses }, { notes }, { storeCredit }, consents] = await orNotFound(
    Promise.all([
      person,
      listCustomerOrders(client, { ...one, limit: ORDERS, offset }, options),
      listCustomerAddresses(client, one, options),
      listCustomerNotes(client, one, options),
      getStoreCredit(client, one, options),
      person.then(({ customer: { email } }) => readConsents(client, { email, role, signal })),
    ]),
  )
  return {
    ...{ customer, orders: orders.orders, ordersFound: orders.total, offset },
    ...{ addresses, notes, storeCredit, consents },
  }
}

export type CustomerData = Awaited<ReturnType<typeof readCustomer>>

export type Moved = Awaited<ReturnType<typeof previewMergeCustomers>>['moved']

export type CustomerSent =
  | { readonly intent: 'tags'; readonly tags: readonly string[]; readonly revision: string }
  | { readonly intent: 'note'; readonly text: string }
  | {
      readonly intent: 'credit'
      readonly amount: string
      readonly direction: 'ADD' | 'TAKE'
      readonly reason: string
      readonly balance: string
    }
  | { readonly intent: 'preview-merge' | 'merge'; readonly fromId: string }
  | { readonly intent: 'delete-note'; readonly noteId: string }
  | ConsentSent
  | PrivacySent
  | {
      readonly intent: 'contact'
      readonly revision: string
      readonly firstName: string
      readonly lastName: string
      readonly phone: string
    }

export async function act(client: PlatformClient, id: string, sent: CustomerSent): Promise<object> {
  switch (sent.intent) {
    case 'tags': {
      const { tags, revision } = sent
      await updateCustomer(client, { customer: { id, revision, tags } })
      return {}
    }
    case 'note':
      await createCustomerNote(client, { customerId: id, text: sent.text })
      return {}
    case 'credit': {
      const { intent: _, ...adjustment } = sent
      await adjustStoreCredit(client, { customerId: id, ...adjustment })
      return {}
    }
    case 'preview-merge':
      return previewMergeCustomers(client, { customerId: id, fromId: sent.fromId })
    case 'merge':
      await mergeCustomers(client, { customerId: id, fromId: sent.fromId })
      return {}
    case 'delete-note':
      await deleteCustomerNote(client, { customerId: id, noteId: sent.noteId })
      return {}
    case 'end-newsletter':
    case 'end-request':
      return endConsent(client, sent)
    case 'export-data':
    case 'preview-erase':
    case 'erase':
      return actOnData(client, id, sent)
    case 'contact': {
      const { intent: _, revision, ...names } = sent
      const given = Object.fromEntries(
        Object.entries(names).map(([name, text]) => [name, text.trim() || null]),
      )
      await updateCustomer(client, { customer: { id, revision, ...given } })
      return {}
    }
  }
}
