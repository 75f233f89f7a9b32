import { platform, session } from '@galleria/federation'
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
import { useCartSync } from '../tabs.ts'
import styles from './cart.module.css'
import { estimateFor } from './estimate.ts'
import { readCart } from './read-cart.ts'

export { action } from './current.ts'

export async function loader({ context, request: { signal } }: LoaderFunctionArgs) {
  const client = context.get(platform)
  const shopper = context.get(session)
  const [cart, { to, totals }] = await Promise.all([
    readCart(client, shopper, signal),
    estimateFor(client, shopper, signal),
  ])
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
