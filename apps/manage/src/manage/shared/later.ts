import { useEffect, useState } from 'react'

/** Part of a page's data that the page is shown without: there already, or coming; undefined after a failure. */
export type Later<Value> = { readonly now: Value } | { readonly coming: Promise<Value | undefined> }

/** Lets the browser show the page a round trip earlier; the server waits, because it sends the page whole. */
export async function later<Value>(value: Promise<Value>): Promise<Later<Value>> {
  if (typeof document === 'undefined') return { now: await value }
  return { coming: value.catch(() => undefined) }
}

/** The value once it is there; until then the one before, so that nothing flickers when a page is read again. */
export function useLater<Value>(data: Later<Value>): Value | undefined {
  const [come, setCome] = useState('now' in data ? data.now : undefined)
  useEffect(() => {
    if ('now' in data) return setCome(data.now)
    let isOver = false
    void data.coming.then((value) => {
      if (!isOver) setCome(value)
    })
    return () => {
      isOver = true
    }
  }, [data])
  return come
}
