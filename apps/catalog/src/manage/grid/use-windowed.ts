import { type RefObject, useEffect, useState } from 'react'
import { LINE } from './Line.tsx'

/** Lines beside those in sight, so that a step brings up what is drawn already. */
const BESIDE = 4

/** Which lines are in sight. All have one height, so that where one stands needs no measuring. */
export function useWindowed(ref: RefObject<HTMLElement | null>, total: number) {
  const [top, setTop] = useState(0)
  const [page, setPage] = useState(20)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const look = () => setTop(Math.floor(box.scrollTop / LINE))
    const measure = () => setPage(Math.max(1, Math.floor(box.clientHeight / LINE) - 1))
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    measure()
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [ref])
  const first = Math.max(0, Math.min(top, total - page) - BESIDE)
  const last = Math.min(total - 1, top + page + BESIDE)
  return { first, last, page }
}

/** Scrolls no further than is needed for a line to be in sight below the titles. */
export function reveal(box: HTMLElement, index: number, cell: HTMLElement | null): void {
  const [top, bottom] = [index * LINE, (index + 1) * LINE]
  if (top < box.scrollTop) box.scrollTop = top
  else if (bottom > box.scrollTop + box.clientHeight - LINE) box.scrollTop = bottom - box.clientHeight + LINE
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
