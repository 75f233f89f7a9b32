import { useFetcher } from '@galleria/router'
import { useEffect, useEffectEvent } from 'react'
import { useCartSync } from '../../data/cart-sync.ts'
import type { FreeShippingAnswer } from '../../data/free-shipping.ts'
import { FreeShippingProgress } from './FreeShippingProgress.tsx'

/** Asked for when it is shown; after every change of the cart the router asks again. */
export default function FreeShippingBar() {
  const { load, data } = useFetcher<FreeShippingAnswer>()
  const ask = useEffectEvent(() => void load('/cart/free-shipping'))
  useEffect(() => ask(), [])
  useCartSync(ask)
  if (!data?.freeShipping) return null
  return (
    <div data-boundary="cart">
      <FreeShippingProgress freeShipping={data.freeShipping} currency={data.currency} />
    </div>
  )
}
