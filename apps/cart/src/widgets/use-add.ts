import { useFetcher, useNavigate } from '@galleria/router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showAdded } from '../data/added-toast.ts'
import type { CartResult } from '../data/intent-context.ts'
import { queueAdd } from '../data/queued/queue.ts'
import { type Say, useMessages } from '../messages/index.ts'
import { addCopy } from '../rules/cart/add-copy.ts'
import { currentCart } from '../rules/cart/paths.ts'

interface Wanted {
  readonly productId: string
  readonly variantId?: string | undefined
  readonly options?: Readonly<Record<string, string>> | undefined
  readonly texts?: Readonly<Record<string, string>> | undefined
  readonly subscriptionOptionId?: string | undefined
  readonly preorder?: boolean
  readonly quantity: number
}

/** Milliseconds in which a second press is the other half of a double click. */
const DOUBLE_PRESS = 500

/** Adds to the cart from any page. What went well passes as a toast; what did not stays as `problem`. */
export function useAdd(productName: string, onAdded?: () => void) {
  const t = useMessages()
  const fetcher = useFetcher<CartResult>()
  const navigate = useNavigate()
  const busy = fetcher.state === 'submitting'
  const lastPress = useRef(Number.NEGATIVE_INFINITY)

  const onAnswer = useEffectEvent((answer: CartResult) => {
    if (!answer.ok || !answer.outcome) return
    const { done, text } = addCopy(answer.outcome, productName, t)
    const action = { label: t('add.view-cart'), onAction: () => void navigate('/cart') }
    if (!done) return
    onAdded?.()
    showAdded({ title: text, tone: 'success', action })
  })
  useEffect(() => {
    if (fetcher.data) onAnswer(fetcher.data)
  }, [fetcher.data])

  return {
    busy,
    problem: busy ? undefined : problemOf(fetcher.data, productName, t),
    add({ productId, variantId, options, texts, subscriptionOptionId, preorder, quantity }: Wanted) {
      // A second click while the first is under way would abort it without undoing it.
      if (busy) return
      const now = performance.now()
      if (now - lastPress.current < DOUBLE_PRESS) return
      lastPress.current = now
      const form = {
        intent: 'add',
        productId,
        quantity: String(quantity),
        ...(variantId && { variantId }),
        ...(options && { options: JSON.stringify(options) }),
        ...(texts && { texts: JSON.stringify(texts) }),
        ...(subscriptionOptionId && { subscriptionOptionId }),
        ...(preorder && { preorder: 'yes' }),
      }
      // Without a connection nothing is sent that could be sent twice: it waits, and goes once there is one.
      if (navigator.onLine === false && queueAdd(form))
        showAdded({ title: t('add.queued', { name: productName }) })
      else void fetcher.submit(form, { method: 'post', action: currentCart })
    },
  }
}

function problemOf(answer: CartResult | undefined, productName: string, t: Say): string | undefined {
  if (!answer) return undefined
  if (!answer.ok) return answer.problem
  const words = answer.outcome && addCopy(answer.outcome, productName, t)
  return words && !words.done ? words.text : undefined
}
