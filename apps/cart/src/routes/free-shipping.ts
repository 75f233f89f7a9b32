import { platform, session } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import { estimateFor, type FreeShippingAnswer } from '../data/estimate.ts'

/** For the widget, on any page: where the shopper wants an estimate for, else where the shop is. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<FreeShippingAnswer> {
  const { totals } = await estimateFor(context.get(platform), context.get(session), request.signal)
  const currency = totals?.cart?.currency ?? totals?.currency ?? ''
  return { freeShipping: totals?.shippingInfo?.freeShipping ?? null, currency }
}

/** Redirect to the cart for anybody who opens this address by hand. */
export { Component } from './current.ts'
