import { session } from '@galleria/federation'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from '@galleria/router'
import { Container } from '@galleria/ui'
import { EmptyCart } from '../components/EmptyCart.tsx'
import { Unavailable } from '../components/Unavailable.tsx'
import { useMessages } from '../messages/index.ts'
import { isAnythingSaved } from '../saved-key.ts'
import { useCartSync } from '../tabs.ts'

/** A browser without a session has never added anything: its page goes without the code of a cart. */
export async function loader(args: LoaderFunctionArgs) {
  if (args.context.get(session).role === 'none' && !isAnythingSaved())
    return { CartInFull: null, cart: null, totals: null, to: null }
  const { CartInFull, loadCart } = await import('./cart-in-full.tsx')
  return { CartInFull, ...(await loadCart(args)) }
}

export async function action(args: ActionFunctionArgs) {
  return (await import('./current.ts')).action(args)
}

export function Component() {
  const t = useMessages()
  const { CartInFull, ...found } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useCartSync(() => void revalidate())
  return (
    <Container data-boundary="cart">
      <title>{t('cart.page', { store: 'Galleria' })}</title>
      <meta name="robots" content="noindex" />
      {CartInFull ? <CartInFull {...found} /> : <EmptyCart />}
    </Container>
  )
}

export function ErrorBoundary() {
  const t = useMessages()
  return <Unavailable title={t('outage.cart')} />
}
