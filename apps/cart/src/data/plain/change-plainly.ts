import { languageIn, session } from '@galleria/federation'
import { type ActionFunctionArgs, data, redirect } from '@galleria/router'
import { messagesIn } from '../../messages/index.ts'
import { addCopy } from '../../rules/cart/add-copy.ts'
import { changeCart } from '../change-cart.ts'
import type { CartResult } from '../intent-context.ts'
import { cartApi } from '../purchase/open.ts'
import { readCart } from '../read-cart.ts'
import { fieldsOf } from './fields-of.ts'

/** Runs the intent of a form that was sent without script: the cart's page follows, or this one says what is wrong. */
export async function changePlainly(args: ActionFunctionArgs) {
  const { context, request } = args
  const sent = fieldsOf(await request.clone().formData())
  // Read the cart before: it tells what was added. A browser knows it.
  if (sent.intent === 'add') await readBefore(args)
  const t = messagesIn(languageIn(context))
  const problem = problemOf(await changeCart(args))
  return problem === undefined ? redirect('/cart', 303) : data({ problem, sent }, { status: 422 })

  function problemOf(result: CartResult): string | undefined {
    if (!result.ok) return result.problem
    if (result.loweredTo !== undefined) return t('line.lowered', { count: result.loweredTo })
    const words = result.outcome && addCopy(result.outcome, sent.name ?? '', t)
    return words && !words.done ? words.text : undefined
  }
}

async function readBefore({ context }: ActionFunctionArgs): Promise<void> {
  // Without an answer the add itself says what is wrong.
  await readCart(await cartApi(context), context.get(session)).catch(() => null)
}
