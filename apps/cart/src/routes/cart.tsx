import { session } from '@galleria/federation'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from '@galleria/router'
import { Container } from '@galleria/ui'
import { lazy, Suspense } from 'react'
import { EmptyCart } from '../components/cart/EmptyCart.tsx'
import { Unavailable } from '../components/Unavailable.tsx'
import { useCartSync } from '../data/cart-sync.ts'
import type { FoundCart } from '../data/load-cart.ts'
import { hasSavedItems } from '../data/saved-for-later-key.ts'
import { useMessages } from '../messages/index.ts'

const importFullCart = () => import('../components/cart/FullCart.tsx')
const FullCart = lazy(importFullCart)

/** Null for a browser without a session: it has never added anything, so its page needs no call and none of a cart's code. */
export async function loader(args: LoaderFunctionArgs): Promise<FoundCart | null> {
  if (args.context.get(session).role === 'none' && !hasSavedItems()) return null
  const [found] = await Promise.all([
    import('../data/load-cart.ts').then(({ loadCart }) => loadCart(args)),
    importFullCart(),
  ])
  return found
}

/** Loads the code of changes with the first one: an empty cart's page has none to make. */
export async function action(args: ActionFunctionArgs) {
  const { changeCart } = await import('../data/change-cart.ts')
  return changeCart(args)
}

export function Component() {
  const t = useMessages()
  const found = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useCartSync(() => void revalidate())
  return (
    <Container data-boundary="cart">
      <title>{t('cart.page', { store: 'Galleria' })}</title>
      <meta name="robots" content="noindex" />
      <Suspense>{found ? <FullCart {...found} /> : <EmptyCart />}</Suspense>
    </Container>
  )
}

export function ErrorBoundary() {
  const t = useMessages()
  return <Unavailable title={t('outage.cart')} />
}
