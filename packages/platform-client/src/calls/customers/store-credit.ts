import { defineCall, z } from '@galleria/platform-client'
import { StoreCredit } from '../../entities/customers/store-credit.ts'
import * as operations from '../../operations/customers/store-credit.ts'

export type { StoreCredit } from '../../entities/customers/store-credit.ts'

type Answer = { storeCredit: StoreCredit }
const one = () => z.object({ storeCredit: StoreCredit })

/** The member's own. An extension of the embedded platform. */
export const getMyStoreCredit = /* @__PURE__ */ defineCall<object, Answer>(operations.getMyStoreCredit, one)

/** For staff; an extension of the embedded platform. */
export const getStoreCredit = /* @__PURE__ */ defineCall<{ customerId: string }, Answer>(
  operations.getStoreCredit,
  one,
)

/**
 * Adds to a customer's credit or takes from it; the customer reads the reason. 409 `STORE_CREDIT_HAS_CHANGED` where the balance
 * is not the one that was seen. For staff; an extension of the embedded platform.
 */
export const adjustStoreCredit = /* @__PURE__ */ defineCall<
  {
    customerId: string
    /** Above 0. */
    amount: string
    direction: 'ADD' | 'TAKE'
    reason: string
    balance?: string
  },
  Answer
>(operations.adjustStoreCredit, one)
