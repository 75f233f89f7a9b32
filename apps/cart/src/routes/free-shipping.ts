import { session } from '@galleria/federation'
import type { LoaderFunctionArgs } from '@galleria/router'
import type { FreeShippingAnswer } from '../data/free-shipping.ts'
import { estimatedGoing } from '../data/look.ts'
import { cartApi } from '../data/purchase/open.ts'

/** For the widget, on any page: where the shopper wants an estimate for, else where the shop is. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<FreeShippingAnswer> {
  const shopper = context.get(session)
  if (shopper.role === 'none') return { freeShipping: null, currency: '' }
  const api = await cartApi(context)
  const totals = await api.totals(estimatedGoing(), request.signal)
  return { freeShipping: totals?.freeShipping ?? null, currency: totals?.currency ?? '' }
}

/** Redirect to the cart for anybody who opens this address by hand. */
export { Component } from './current.ts'
