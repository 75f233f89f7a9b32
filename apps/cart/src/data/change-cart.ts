import { languageIn, session } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import type { ActionFunctionArgs } from '@galleria/router'
import { toast } from '@galleria/ui'
import { messagesIn } from '../messages/index.ts'
import { announceCartChange } from './cart-sync.ts'
import type { CartResult } from './intent-context.ts'
import { type Intent, intents } from './intents.ts'
import { isNoCart, isOutage } from './purchase/faults.ts'
import { cartApi } from './purchase/open.ts'
import { answered, forget } from './submissions.ts'

/** Runs the intent that a form names, and resolves its submission where a component waits for it. */
export async function changeCart({ context, request }: ActionFunctionArgs): Promise<CartResult> {
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
  const language = languageIn(context)
  const t = messagesIn(language)
  const intent = String(form.get('intent'))
  if (!Object.hasOwn(intents, intent)) return { ok: false, problem: `Unknown intent ${intent}` }
  try {
    const result = await intents[intent as Intent]({
      api: await cartApi(context),
      session: context.get(session),
      form,
      language,
      t,
    })
    if (result.ok) announceCartChange()
    if (result.ok && result.message) toast({ title: result.message })
    return result
  } catch (error) {
    if (isOutage(error)) return { ok: false, problem: t('outage.text'), retry: true }
    if (isNoCart(error)) return { ok: false, problem: t('cart.gone') }
    if (isPlatformError(error))
      return { ok: false, problem: error.violations[0]?.description ?? error.message }
    throw error
  }
}
