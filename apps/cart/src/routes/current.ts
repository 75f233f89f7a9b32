import { drawnWith, languageIn, session } from '@galleria/federation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigate } from '@galleria/router'
import { type ComponentType, createElement, useEffect } from 'react'
import { changeCart } from '../data/change-cart.ts'
import type { CartResult } from '../data/intent-context.ts'
import { isPlain } from '../data/plain/is-plain.ts'
import { cartApi } from '../data/purchase/open.ts'
import { type CurrentCart, lastSeen, readCart } from '../data/read-cart.ts'
import { messagesIn } from '../messages/index.ts'

/** The cart's page, on a server: a form without script was sent here, and its problem is shown there. */
let page: ComponentType | undefined

/** Never throws: a fetcher's error would take the page around the widget with it. */
export async function loader(args: LoaderFunctionArgs): Promise<CurrentCart> {
  const { context, request } = args
  if (typeof document === 'undefined' && isPlain(context)) {
    const cart = drawnWith(context, await import('./cart.tsx'))
    page = cart.Component
    return (await cart.loader(args)) ?? { cart: null }
  }
  try {
    return { cart: await readCart(await cartApi(context), context.get(session), request.signal) }
  } catch (error) {
    if (request.signal.aborted) throw error
    const t = messagesIn(languageIn(context))
    return { cart: lastSeen(context.get(session)), problem: t('outage.text') }
  }
}

export async function action(args: ActionFunctionArgs): Promise<CartResult> {
  if (typeof document === 'undefined' && isPlain(args.context)) {
    const { changePlainly } = await import('../data/plain/change-plainly.ts')
    // The router takes redirect and status out of it.
    return (await changePlainly(args)) as never
  }
  return changeCart(args)
}

export function Component() {
  return createElement(page ?? Redirect)
}

/** Redirect to the cart for anybody who opens this address by hand. */
function Redirect() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/cart', { replace: true }), [navigate])
  return null
}
