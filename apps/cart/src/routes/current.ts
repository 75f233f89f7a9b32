import { languageIn, platform, session } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import type { Cart } from '@galleria/platform-client/cart'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigate } from '@galleria/router'
import { toast } from '@galleria/ui'
import { useEffect } from 'react'
import { messagesIn } from '../messages/index.ts'
import { announceCartChange } from '../tabs.ts'
import { answered, forget } from './asked.ts'
import type { CartResult } from './intent-context.ts'
import { type Intent, intents } from './intents.ts'
import { isNoCart, isOutage, readCart } from './read-cart.ts'

export type CurrentCart = { readonly cart: Cart | null; readonly problem?: string }

/** Never throws: a fetcher's error would take the page around the widget with it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<CurrentCart> {
  try {
    return { cart: await readCart(context.get(platform), context.get(session), request.signal) }
  } catch (error) {
    if (request.signal.aborted) throw error
    const t = messagesIn(languageIn(context))
    return { cart: null, problem: t('outage.text') }
  }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<CartResult> {
  const form = await request.formData()
  const asked = String(form.get('asked'))
  try {
    const result = await act(form, context)
    answered(asked, result)
    return result
  } finally {
    forget(asked)
  }
}

async function act(form: FormData, context: ActionFunctionArgs['context']): Promise<CartResult> {
  const t = messagesIn(languageIn(context))
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) return { ok: false, problem: `Unknown intent ${intent}` }
  try {
    const client = context.get(platform)
    const result = await intents[intent as Intent]({ client, session: context.get(session), form, t })
    if (result.ok) announceCartChange()
    if (result.ok && result.told) toast({ title: result.told })
    return result
  } catch (error) {
    if (isOutage(error)) return { ok: false, problem: t('outage.text'), retry: true }
    if (isNoCart(error)) return { ok: false, problem: t('cart.gone') }
    if (isPlatformError(error))
      return { ok: false, problem: error.violations[0]?.description ?? error.message }
    throw error
  }
}

/** Somebody who opens the address by hand wants the cart. */
export function Component() {
  const navigate = useNavigate()
  useEffect(() => void navigate('/cart', { replace: true }), [navigate])
  return null
}
