import { platform, session } from '@galleria/federation'
import type { SelectedShippingOption } from '@galleria/platform-client/cart'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@galleria/router'
import { Container, PageHeader } from '@galleria/ui'
import { CartLines } from '../components/CartLines.tsx'
import { CartSummary } from '../components/CartSummary.tsx'
import { ClearCart } from '../components/ClearCart.tsx'
import { EmptyCart } from '../components/EmptyCart.tsx'
import { SavedForLater } from '../components/SavedForLater.tsx'
import { Unavailable } from '../components/Unavailable.tsx'
import { useFocusWhenEmptied } from '../components/use-focus-when-emptied.ts'
import { useMessages } from '../messages/index.ts'
import { destination } from '../state.ts'
import { useCartSync } from '../tabs.ts'
import styles from './cart.module.css'
import { deliveryChoices, estimate } from './estimate.ts'
import { readCart } from './read-cart.ts'

export { action } from './current.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const shopper = context.get(session)
  const to = destination.get()
  const address = to && { country: to.country, ...(to.postalCode && { postalCode: to.postalCode }) }
  const at = (delivery?: SelectedShippingOption) =>
    estimate(client, shopper, { address: address ?? undefined, delivery }, signal)
  const [cart, before] = await Promise.all([
    readCart(client, shopper, signal),
    at(to?.delivery ? { code: to.delivery } : undefined),
  ])
  // Until the shopper picks one, the first way of delivery is what the total is for.
  const first = to && !to.delivery ? deliveryChoices(before)[0] : undefined
  const totals = first ? await at({ carrierId: first.carrierId, code: first.option.code }) : before
  return { cart, totals: cart && totals, to }
}

export function Component() {
  const t = useMessages()
  const { cart, totals, to } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useCartSync(() => void revalidate())
  const emptied = useFocusWhenEmptied(!cart)
  return (
    <Container data-boundary="cart">
      <title>{t('cart.page', { store: 'Galleria' })}</title>
      <meta name="robots" content="noindex" />
      {cart ? (
        <>
          <PageHeader title={t('cart.title')} actions={<ClearCart cart={cart} />} />
          <div className={styles.columns}>
            <CartLines cart={cart} />
            <CartSummary cart={cart} totals={totals} to={to} />
            <SavedForLater />
          </div>
        </>
      ) : (
        <div ref={emptied} tabIndex={-1} className={styles.empty}>
          <EmptyCart />
          <SavedForLater />
        </div>
      )}
    </Container>
  )
}

export function ErrorBoundary() {
  const t = useMessages()
  return <Unavailable title={t('outage.cart')} />
}
