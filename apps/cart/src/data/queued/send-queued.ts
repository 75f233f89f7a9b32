import { isPlatformError } from '@galleria/platform-client'
import type { Say } from '../../messages/index.ts'
import { countOf } from '../../rules/cart/add-outcome.ts'
import type { CartResult, IntentContext } from '../intent-context.ts'
import { isOutage } from '../purchase/faults.ts'
import { readCart, see } from '../read-cart.ts'
import { wantedOf } from '../wanted-of.ts'
import { dequeue, type QueuedAdd, queuedAdds, replaceQueued } from './queue.ts'

const LOCK = 'galleria.cart.queued'

/**
 * Sends what was added without a connection, once: an add whose answer was lost is looked for in the cart before it is sent
 * again. One tab sends at a time; what can't be sent yet goes on waiting.
 */
export function sendQueued(context: IntentContext): Promise<CartResult> {
  const send = () => sendAll(context)
  const { locks } = navigator as { readonly locks?: LockManager }
  return locks ? locks.request(LOCK, send) : send()
}

async function sendAll(context: IntentContext): Promise<CartResult> {
  let added = 0
  let refused = 0
  try {
    for (let [next] = queuedAdds(); next; [next] = queuedAdds()) {
      if (await send(context, next)) added += 1
      else refused += 1
      dequeue(next)
    }
  } catch (error) {
    if (!isOutage(error)) throw error
  }
  return { ok: true, ...toldOf(added, refused, context.t) }
}

function toldOf(added: number, refused: number, t: Say): { readonly message?: string } {
  if (refused > 0) return { message: t('add.sent-part') }
  return added > 0 ? { message: t('add.sent-later', { count: added }) } : {}
}

/** Whether the cart has it now; false where the platform refused it. */
async function send({ api, session, t }: IntentContext, add: QueuedAdd): Promise<boolean> {
  const form = new FormData()
  for (const [name, value] of Object.entries(add.fields)) form.set(name, value)
  const wanted = wantedOf(form, t)
  if ('problem' in wanted) return false
  const there = countOf(await readCart(api, session), wanted)
  if (add.before !== undefined && there > add.before) return true
  replaceQueued({ ...add, before: there })
  try {
    const cart = await api.add([{ catalogReference: wanted.catalogReference, quantity: wanted.quantity }])
    return countOf(see(session, cart), wanted) > there
  } catch (error) {
    if (isOutage(error) || !isPlatformError(error)) throw error
    return false
  }
}
