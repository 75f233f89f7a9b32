import { defineCall, z } from '@galleria/platform-client'
import {
  SubscriptionContract,
  SubscriptionContractHistory,
} from '../../entities/subscriptions/subscription-contract.ts'
import * as operations from '../../operations/orders/subscriptions.ts'
import { CursorMetadata } from '../../schemas/paging.ts'

export type {
  SubscriptionContract,
  SubscriptionContractHistory,
} from '../../entities/subscriptions/subscription-contract.ts'

interface OneContract {
  subscriptionContract: SubscriptionContract
}
const Answer = () => z.object({ subscriptionContract: SubscriptionContract })

/**
 * The caller's own, and to staff those of every shopper: newest first, a hundred a page unless told, by cursors both ways.
 * `search` is part of the buyer's address or of the product's name, or a member's whole ID. An extension of the embedded platform.
 */
export const listSubscriptionContracts = /* @__PURE__ */ defineCall<
  {
    status?: SubscriptionContract['status']
    search?: string
    cursorPaging?: { limit?: number; cursor?: string }
  },
  {
    subscriptionContracts: SubscriptionContract[]
    pagingMetadata?: z.infer<typeof CursorMetadata> | undefined
  }
>(operations.listSubscriptionContracts, () =>
  z.object({
    subscriptionContracts: z.array(SubscriptionContract),
    pagingMetadata: z.optional(CursorMetadata),
  }),
)

/** An extension of the embedded platform. */
export const getSubscriptionContract = /* @__PURE__ */ defineCall<{ id: string }, OneContract>(
  operations.getSubscriptionContract,
  Answer,
)

/**
 * At once, or with `NEXT_BILLING_DATE` when the cycle that is paid for has ended. Answers 403 CANCELLATION_NOT_ALLOWED to a
 * shopper where only the shop may. An extension of the embedded platform.
 */
export const cancelSubscriptionContract = /* @__PURE__ */ defineCall<
  { id: string; effectiveAt?: 'IMMEDIATELY' | 'NEXT_BILLING_DATE' },
  OneContract
>(operations.cancelSubscriptionContract, Answer)

/** Takes a notice back before it has come into effect. An extension of the embedded platform. */
export const undoCancelSubscriptionContract = /* @__PURE__ */ defineCall<{ id: string }, OneContract>(
  operations.undoCancelSubscriptionContract,
  Answer,
)

/** An extension of the embedded platform. */
export const turnOffAutoRenewal = /* @__PURE__ */ defineCall<{ id: string }, OneContract>(
  operations.turnOffAutoRenewal,
  Answer,
)

/** A lapsed one is bought again at once. An extension of the embedded platform. */
export const turnOnAutoRenewal = /* @__PURE__ */ defineCall<{ id: string }, OneContract>(
  operations.turnOnAutoRenewal,
  Answer,
)

/**
 * Buys the next cycle now, never two ahead: 409 RENEWAL_NOT_DUE, RENEWAL_PAYMENT_DECLINED or RENEWAL_OUT_OF_STOCK. Paid for as before,
 * unless a payment is given. An extension of the embedded platform.
 */
export const renewSubscriptionContract = /* @__PURE__ */ defineCall<
  { id: string; payment?: { method: string; cardNumber?: string } },
  OneContract & { orderId: string }
>(operations.renewSubscriptionContract, () =>
  z.object({ subscriptionContract: SubscriptionContract, orderId: z.string() }),
)

/**
 * To another member, who goes on with it as it is; without one it has left the shop. What is answered is the contract that ends as
 * TRANSFERRED; the new one is in the list. For staff: 403 to a shopper, 400 at `memberId` of nobody, of a blocked member and of whoever has it, 409 of one that has ended.
 * An extension of the embedded platform.
 */
export const transferSubscriptionContract = /* @__PURE__ */ defineCall<
  { id: string; memberId?: string },
  OneContract
>(operations.transferSubscriptionContract, Answer)

/** Events and orders of a subscription. For staff. An extension of the embedded platform. */
export const getSubscriptionContractHistory = /* @__PURE__ */ defineCall<
  { id: string },
  { history: SubscriptionContractHistory }
>(operations.getSubscriptionContractHistory, () => z.object({ history: SubscriptionContractHistory }))

/** Leaves the next cycle out: 409 `NOTHING_TO_SKIP` unless SKIP is allowed. For staff. An extension of the embedded platform. */
export const skipSubscriptionCycle = /* @__PURE__ */ defineCall<{ id: string }, OneContract>(
  operations.skipSubscriptionCycle,
  Answer,
)

/** Terms that staff change; absent fields stay. */
export interface ContractChanges {
  readonly id: string
  /** 409 `REVISION_MISMATCH` where it is another one now. */
  readonly revision?: string
  readonly email?: string
  /** ISO 8601, at most two years ahead. */
  readonly nextBillingDate?: string
  readonly subscriptionSettings?: {
    readonly frequency?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
    readonly interval?: number
    /** Number of cycles, those already bought too; `null` goes on until it is canceled. */
    readonly billingCycles?: number | null
  }
}

/** Changes the next cycles; what a cycle costs stays as it was agreed. An extension of the embedded platform. */
export const updateSubscriptionContract = /* @__PURE__ */ defineCall<
  { subscriptionContract: ContractChanges },
  OneContract
>(operations.updateSubscriptionContract, Answer)
