import { type PointerEvent, useRef } from 'react'
import { at, type Place, type Range } from './rules/range.ts'
import type { Selection } from './selection.ts'

interface Options {
  readonly selection: Selection
  /** The range was drawn out by its handle, down to this line. */
  readonly onDraw: (from: Range, to: number) => void
}

/** Picks by pressing and dragging, and draws a range out by its handle. */
export function usePointer({ selection, onDraw }: Options) {
  const held = useRef<{ readonly from: Range; readonly isDrawing: boolean; to: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const place = placeOf(event.target)
      if (!place || event.button !== 0) return
      const isDrawing = event.target instanceof HTMLElement && event.target.dataset.handle !== undefined
      const { range } = selection
      const next = isDrawing ? range : event.shiftKey ? { anchor: range.anchor, head: place } : at(place)
      // A finger scrolls; it picks one cell by a tap.
      held.current =
        event.pointerType === 'touch' && !isDrawing ? undefined : { from: next, isDrawing, to: place.row }
      selection.set(next)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const drag = held.current
      if (!drag || event.buttons === 0) return
      const place = placeOf(document.elementFromPoint(event.clientX, event.clientY))
      if (!place) return
      drag.to = place.row
      const head = drag.isDrawing
        ? { ...drag.from.head, row: Math.max(place.row, drag.from.head.row) }
        : place
      selection.set({ anchor: drag.from.anchor, head })
    },
    onPointerUp() {
      const drag = held.current
      held.current = undefined
      if (drag?.isDrawing) onDraw(drag.from, drag.to)
    },
  }
}

function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-row]')
  return row ? { row: Number(row.dataset.row), column: Number(cell?.dataset.column) } : undefined
}
