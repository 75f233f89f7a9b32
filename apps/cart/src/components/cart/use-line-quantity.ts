import { useFetcher } from '@galleria/router'
import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { CartResult } from '../../data/intent-context.ts'
import { latestWins } from '../../rules/cart/latest-wins.ts'
import { currentCart } from '../../rules/cart/paths.ts'
import type { Line } from '../../rules/model/index.ts'
import { unsettledLines } from '../../state.ts'

/** Shows the wanted quantity at once, sends only the last of many clicks, and ends with what the server says. */
export function useLineQuantity({ id, quantity }: Line) {
  const { submit, data } = useFetcher<CartResult>()
  const [wanted, setWanted] = useState<number | null>(null)
  const setUnsettled = useSetAtom(unsettledLines)
  const [sender] = useState(() => {
    const sending = latestWins(async (value: number) => {
      const form = { intent: 'update-quantity', lineItemId: id, quantity: String(value) }
      await submit(form, { method: 'post', action: currentCart })
      if (!sending.waiting) setWanted(null)
    })
    return sending
  })
  useEffect(() => () => void sender.flush(), [sender])
  const pending = wanted !== null
  useEffect(() => {
    if (!pending) return
    setUnsettled((lines) => new Set([...lines, id]))
    return () => setUnsettled((lines) => new Set([...lines].filter((line) => line !== id)))
  }, [pending, id, setUnsettled])

  return {
    quantity: wanted ?? quantity,
    pending,
    result: pending ? undefined : data,
    want(value: number) {
      setWanted(value)
      sender.want(value)
    },
    forget() {
      sender.cancel()
      setWanted(null)
    },
  }
}
