import type { PlatformClient } from '@galleria/platform-client'
import { calculateRefund } from '@galleria/platform-client/order-billing'
import {
  approveReturn,
  calculateReturnExchange,
  declineReturn,
  exchangeReturn,
  receiveReturn,
  refundReturn,
  updateReturn,
} from '@galleria/platform-client/returns'

interface RefundedLine {
  readonly id: string
  readonly quantity: number
}

/** Requests of the forms on a return's page. */
export type ReturnSent =
  | { readonly intent: 'approve'; readonly instructions: string }
  | { readonly intent: 'decline'; readonly message: string }
  | {
      readonly intent: 'change'
      readonly resolution: string
      readonly lines: readonly { readonly id: string; readonly exchangeVariantId: string | null }[]
    }
  | {
      readonly intent: 'receive'
      readonly lines: readonly {
        readonly id: string
        readonly received: number
        readonly condition: string
        readonly restock: boolean
      }[]
      /** Shelf of what is restocked; empty is where each line came from. */
      readonly locationId: string
      readonly notify: boolean
    }
  | {
      readonly intent: 'price'
      readonly orderId: string
      readonly lines: readonly (RefundedLine & { readonly sent?: boolean })[]
      readonly shipping: boolean
    }
  | ({ readonly intent: 'refund' } & Refund)
  | ({ readonly intent: 'price-exchange' | 'exchange' } & Exchange)

export interface Refund {
  readonly lines: readonly RefundedLine[]
  readonly shipping: boolean
  /** Decimal, as is `amount`. */
  readonly fee: string
  readonly amount: string
  readonly restock: boolean
  /** Adds it to the member's store credit. */
  readonly storeCredit: boolean
  readonly message: string
  readonly notify: boolean
}

export interface Exchange {
  readonly items: readonly {
    readonly productId: string
    readonly variantId: string
    readonly quantity: number
  }[]
  /** True where the price of the first delivery counts. */
  readonly shipping: boolean
  readonly notify: boolean
}

interface Amount {
  readonly amount: string
}

export interface ReturnAnswer {
  /** Worth of lines that are not refunded yet. */
  readonly price?: Amount
  /** Sums of an exchange that is not made yet. */
  readonly sums?: {
    readonly credit: Amount
    readonly total: Amount
    readonly toPay: Amount
    readonly toRefund: Amount
  }
}

/** Does what a form asks for. */
export async function act(client: PlatformClient, returnId: string, sent: ReturnSent): Promise<ReturnAnswer> {
  switch (sent.intent) {
    case 'approve': {
      const instructions = sent.instructions.trim()
      await approveReturn(client, { returnId, ...(instructions ? { instructions } : {}) })
      return {}
    }
    case 'decline': {
      const message = sent.message.trim()
      await declineReturn(client, { returnId, ...(message ? { message } : {}) })
      return {}
    }
    case 'change': {
      const { resolution, lines } = sent
      await updateReturn(client, { returnId, resolution, lines })
      return {}
    }
    case 'receive': {
      const lines = sent.lines.map(({ condition, ...line }) => ({
        ...line,
        ...(condition ? { condition } : {}),
      }))
      const { notify, locationId } = sent
      await receiveReturn(client, { returnId, lines, notify, ...(locationId && { locationId }) })
      return {}
    }
    case 'price': {
      const { orderId, lines: lineItems, shipping } = sent
      const { total } = await calculateRefund(client, {
        ecomOrderId: orderId,
        refundItems: { lineItems, shipping },
      })
      return { price: total }
    }
    case 'refund': {
      const { lines, shipping, fee, amount, restock, storeCredit, notify } = sent
      const message = sent.message.trim()
      await refundReturn(client, {
        ...{ returnId, lines, shipping, fee, amount, restock, storeCredit, notify },
        ...(message ? { message } : {}),
      })
      return {}
    }
    case 'price-exchange': {
      const { items, shipping } = sent
      return { sums: await calculateReturnExchange(client, { returnId, items, shipping }) }
    }
    case 'exchange': {
      const { items, shipping, notify } = sent
      await exchangeReturn(client, { returnId, items, shipping, notify })
      return {}
    }
  }
}
