import { useRevalidator } from '@galleria/router'
import { PageHeader } from '@galleria/ui'
import { useEffect, useEffectEvent } from 'react'
import type { FoundCart } from '../../data/load-cart.ts'
import { usePosted } from '../../data/plain/posted.ts'
import { useSeen } from '../../data/use-seen.ts'
import { useMessages } from '../../messages/index.ts'
import { destination } from '../../state.ts'
import { CurrencyNote } from '../CurrencyNote.tsx'
import { PlainProblem } from '../plain/PlainProblem.tsx'
import { CartLines } from './CartLines.tsx'
import { CartSummary } from './CartSummary.tsx'
import { CheckoutLeft } from './CheckoutLeft.tsx'
import { ClearCart } from './ClearCart.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import styles from './FullCart.module.css'
import { SavedForLater } from './SavedForLater.tsx'
import { useFocusWhenEmptied } from './use-focus-when-emptied.ts'

/** Contents of the cart's page once there is, or was, something in the cart. */
export default function FullCart({ cart, totals, to, form }: FoundCart) {
  const t = useMessages()
  useSeen(cart)
  const { revalidate } = useRevalidator()
  // The server estimates without the destination that this tab keeps.
  const onOpen = useEffectEvent(() => {
    if (cart && !to && destination.get()) void revalidate()
  })
  useEffect(() => onOpen(), [])
  const emptied = useFocusWhenEmptied(!cart)
  const posted = usePosted()
  const problem = typeof document === 'undefined' && posted && <PlainProblem posted={posted} />
  if (!cart)
    return (
      <div ref={emptied} tabIndex={-1} className={styles.empty}>
        {problem}
        <EmptyCart />
        <SavedForLater />
      </div>
    )
  return (
    <>
      <PageHeader title={t('cart.title')} actions={<ClearCart cart={cart} />} />
      {problem}
      <CheckoutLeft className={styles.note} />
      <CurrencyNote currency={cart.currency} className={styles.note} />
      <div className={styles.columns}>
        <CartLines cart={cart} />
        <CartSummary cart={cart} totals={totals} to={to} form={form} />
        <SavedForLater />
      </div>
    </>
  )
}
