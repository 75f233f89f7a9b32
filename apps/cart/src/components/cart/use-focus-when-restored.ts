import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { takeRestored } from '../../data/restored-lines.ts'
import type { Line } from '../../rules/model/index.ts'

const inUse = 'a, button, input, select, textarea'

/** The button of an Undo goes with its toast: the quantity of the line it brought back gets the focus, unless the shopper has moved on. */
export function useFocusWhenRestored(line: Line): RefObject<HTMLLIElement | null> {
  const item = useRef<HTMLLIElement>(null)
  const onShown = useEffectEvent(() => {
    if (!takeRestored(line) || document.activeElement?.matches(inUse)) return
    item.current?.querySelector('input')?.focus()
  })
  useEffect(() => onShown(), [])
  return item
}
