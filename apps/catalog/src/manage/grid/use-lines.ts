import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../messages/index.ts'
import type { LineCopy } from './line.ts'
import { LINE } from './line.ts'
import { Lines } from './lines.ts'
import type { Column } from './rules/columns.ts'
import type { Selection } from './selection.ts'
import type { AnyStore } from './store.ts'
import { draftCopy } from './views/column-copy.ts'

interface Options {
  readonly box: RefObject<HTMLDivElement | null>
  readonly body: RefObject<HTMLDivElement | null>
  readonly id: string
  readonly store: AnyStore
  readonly selection: Selection
  readonly columns: readonly Column[]
  readonly total: number
}

/** Draws the lines whenever one scrolls, picks, or something of them changed: past React, which would look at all of them. */
export function useLines({ box, body, id, store, selection, columns, total }: Options) {
  const t = useMessages()
  const lines = useRef<Lines>(undefined)
  const [words] = useState<LineCopy>(() => ({
    ...{ speech: store.speech, kind: store.kind },
    describe: (draft) => draftCopy(draft, t),
  }))
  const ids = columns.map((column) => column.id).join()
  useLayoutEffect(() => {
    if (body.current) body.current.style.blockSize = `${total * LINE}px`
    lines.current?.draw()
  }, [body, total])
  // Other columns are other cells; how wide they are is the style's.
  useLayoutEffect(() => {
    if (!box.current || !body.current) return
    const made = new Lines({
      ...{ box: box.current, body: body.current, id, store, selection, words },
      columns: ids
        .split(',')
        .flatMap((each) => store.kind.columns.find((column) => column.id === each) ?? []),
    })
    lines.current = made
    const ends = [store.subscribe(made.soon), selection.subscribe(made.soon)]
    const sizes = new ResizeObserver(() => made.measure())
    sizes.observe(box.current)
    const update = () => made.update()
    const scrolled = box.current
    scrolled.addEventListener('scroll', update, { passive: true })
    return () => {
      scrolled.removeEventListener('scroll', update)
      sizes.disconnect()
      for (const end of ends) end()
      made.clear()
    }
  }, [box, body, id, store, selection, words, ids])
  return lines
}
