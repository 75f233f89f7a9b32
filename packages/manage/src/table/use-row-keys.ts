import { type KeyboardEvent, useState } from 'react'

/** Keys that a table answers while the focus is in it: single letters work nowhere else (WCAG 2.1.4). */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

interface Asked {
  readonly count: number
  /** Brings a row into the page, where only those in sight are drawn. */
  readonly reveal?: ((index: number) => void) | undefined
}

/** Moves among rows, selects one and tells of the keys. Rows have `data-index`; Enter opens the row's own link. */
export function useRowKeys({ count, reveal }: Asked) {
  const [isHelp, setHelp] = useState(false)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target, currentTarget, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target as Element)) return
    const row = (target as Element).closest<HTMLElement>('[data-index]')
    const at = row ? Number(row.dataset.index) : -1
    const step = steps[key]
    if (step !== undefined && count > 0) {
      const next = Math.min(count - 1, Math.max(0, at + step))
      focusRow(currentTarget, next, reveal)
    } else if (key === 'x' && row) row.querySelector<HTMLElement>('[data-pick]')?.click()
    else if (key === 'Enter' && target === row) row.querySelector<HTMLElement>('[data-open]')?.click()
    else if (key === '?') setHelp(true)
    else return
    event.preventDefault()
  }
  return { onKeyDown, isHelp, setHelp }
}

function focusRow(table: HTMLElement, index: number, reveal: Asked['reveal']): void {
  const find = () => table.querySelector<HTMLElement>(`[data-index="${index}"]`)
  const focus = (row: HTMLElement | null) => (row?.querySelector<HTMLElement>('[data-open]') ?? row)?.focus()
  if (find()) {
    focus(find())
    return
  }
  reveal?.(index)
  // The row is drawn after the scroll event of the next frame.
  requestAnimationFrame(() => requestAnimationFrame(() => focus(find())))
}

/** Fields take letters and arrows themselves; a checkbox takes neither. */
function isTyping(target: Element): boolean {
  return target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]')
}
