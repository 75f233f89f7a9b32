import { platform, session } from '@galleria/federation'
import type { Cart, EstimateTotals } from '@galleria/platform-client/cart'
import type { LoaderFunctionArgs } from '@galleria/router'
import { PageHeader } from '@galleria/ui'
import { CartLines } from '../components/CartLines.tsx'
import { CartSummary } from '../components/CartSummary.tsx'
import { CheckoutLeft } from '../components/CheckoutLeft.tsx'
import { ClearCart } from '../components/ClearCart.tsx'
import { CurrencyNote } from '../components/CurrencyNote.tsx'
import { EmptyCart } from '../components/EmptyCart.tsx'
import { SavedForLater } from '../components/SavedForLater.tsx'
import { useFocusWhenEmptied } from '../components/use-focus-when-emptied.ts'
import { useMessages } from '../messages/index.ts'
import type { Destination } from '../state.ts'
import styles from './cart.module.css'
import { estimateFor } from './estimate.ts'
import { readCartOrLast } from './read-cart.ts'

export interface FoundCart {
  readonly cart: Cart | null
  readonly totals: EstimateTotals | null
  readonly to: Destination | null
}

export async function loadCart({ context, request: { signal } }: LoaderFunctionArgs): Promise<FoundCart> {
  const client = context.get(platform)
  const shopper = context.get(session)
  const [cart, { to, totals }] = await Promise.all([
    readCartOrLast(client, shopper, signal),
    estimateFor(client, shopper, signal),
  ])
  return { cart, totals: cart && totals, to }
}

/** What stands on the cart's page of somebody who has, or had, something in it. */
export function CartInFull({ cart, totals, to }: FoundCart) {
  const t = useMessages()
  const emptied = useFocusWhenEmptied(!cart)
  if (!cart)
    return (
      <div ref={emptied} tabIndex={-1} className={styles.empty}>
        <EmptyCart />
        <SavedForLater />
      </div>
    )
  return (
    <>
      <PageHeader title={t('cart.title')} actions={<ClearCart cart={cart} />} />
      <CheckoutLeft className={styles.note} />
      <CurrencyNote currency={cart.currency} className={styles.note} />
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <CartSummary cart={cart} totals={totals} to={to} />
        <SavedForLater />
      </div>
    </>
  )
}
