import { drawnWith, session } from '@galleria/federation'
import { useStoreName } from '@galleria/page-parts/use-store-name'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
} from '@galleria/router'
import { Container } from '@galleria/ui'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { EmptyCart } from '../components/cart/EmptyCart.tsx'
import { Unavailable } from '../components/Unavailable.tsx'
import { useCartSync } from '../data/cart-sync.ts'
import type { FoundCart } from '../data/load-cart.ts'
import { hasSavedItems } from '../data/saved-for-later-key.ts'
import { useMessages } from '../messages/index.ts'

let loaded: ComponentType<FoundCart> | undefined
const importFullCart = async () => {
  const file = await import('../components/cart/FullCart.tsx')
  loaded = file.default
  return file
}
const LateCart = lazy(importFullCart)

/** Null for a browser without a session: it has never added anything, so its page needs no call and none of a cart's code. */
export async function loader(args: LoaderFunctionArgs): Promise<FoundCart | null> {
  if (args.context.get(session).role === 'none' && !hasSavedItems()) return null
  const [found] = await Promise.all([
    import('../data/load-cart.ts').then(({ loadCart }) => loadCart(args)),
    importFullCart().then((file) => drawnWith(args.context, file)),
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
  const store = useStoreName()
  const found = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  // Once loaded it needs no wait: the server must know all widgets before it ends the page.
  const [FullCart] = useState(() => loaded ?? LateCart)
  useCartSync(() => void revalidate())
  // The server draws nobody's cart without what this browser put aside.
  const onOpen = useEffectEvent(() => {
    if (!found && hasSavedItems()) void revalidate()
  })
  useEffect(() => onOpen(), [])
  return (
    <Container data-boundary="cart">
      <title>{t('cart.page', { store })}</title>
      <meta name="robots" content="noindex" />
      <Suspense>{found ? <FullCart {...found} /> : <EmptyCart />}</Suspense>
    </Container>
  )
}

export function ErrorBoundary() {
  const t = useMessages()
  return <Unavailable title={t('outage.cart')} />
}
