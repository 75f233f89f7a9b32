import { platform, session } from '@galleria/federation'
import type { FreeShipping } from '@galleria/platform-client/cart'
import type { LoaderFunctionArgs } from '@galleria/router'
import { estimateFor } from './estimate.ts'

export interface FreeShippingAnswer {
  /** Null where no way of delivery is or becomes free, and while nobody knows. */
  readonly freeShipping: FreeShipping | null
  readonly currency: string
}

/** For the widget, on any page: where the shopper wants an estimate for, else where the shop is. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<FreeShippingAnswer> {
  const { totals } = await estimateFor(context.get(platform), context.get(session), request.signal)
  const currency = totals?.cart?.currency ?? totals?.currency ?? ''
  return { freeShipping: totals?.shippingInfo?.freeShipping ?? null, currency }
}

/** Somebody who opens the address by hand wants the cart. */
export { Component } from './current.ts'
