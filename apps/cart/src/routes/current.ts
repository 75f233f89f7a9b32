import { languageIn, session } from '@galleria/federation'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigate } from '@galleria/router'
import { useEffect } from 'react'
import { changeCart } from '../data/change-cart.ts'
import type { CartResult } from '../data/intent-context.ts'
import { cartApi } from '../data/purchase/open.ts'
import { type CurrentCart, readCart } from '../data/read-cart.ts'
import { messagesIn } from '../messages/index.ts'

/** Never throws: a fetcher's error would take the page around the widget with it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CurrentCart> {
  try {
    return { cart: await readCart(await cartApi(context), context.get(session), request.signal) }
  } catch (error) {
    if (request.signal.aborted) throw error
    const t = messagesIn(languageIn(context))
    return { cart: null, problem: t('outage.text') }
  }
}

export function action(args: ActionFunctionArgs): Promise<CartResult> {
  return changeCart(args)
}

/** Redirect to the cart for anybody who opens this address by hand. */
export function Component() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/cart', { replace: true }), [navigate])
  return null
}
