import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { placeOf } from '../../rules/product/gallery.ts'

/** A row of equally wide slides that scrolls by touch, key and press, and stands at one of them. */
export function useStrip(count: number, wanted: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(Math.max(0, wanted))
  /** Target of a scroll in progress: items that pass on the way are not announced. */
  const aim = useRef<{ readonly place: number; readonly until: number }>(undefined)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  function show(place: number) {
    const { current } = strip
    if (!current || place < 0 || place >= count) return
    setAt(place)
    const left = leftOf(current, place)
    // A strip that is at the target already fires no end of scrolling.
    const moves = Math.abs(current.scrollLeft - left) > 1
    aim.current = moves ? { place, until: performance.now() + HELD } : undefined
    // A long way is no journey through all that lies between.
    current.scrollTo?.({ left, behavior: Math.abs(place - at) > 1 ? 'instant' : 'auto' })
    if (current.contains(document.activeElement))
      current.children[place]?.querySelector('a')?.focus({ preventScroll: true })
  }

  const letGo = () => {
    aim.current = undefined
  }
  const shown = useRef(wanted)
  const onChoice = useEffectEvent(() => {
    const { current } = strip
    if (shown.current !== wanted) show(wanted)
    // Served and come to life: whoever scrolled or pressed meanwhile stays where they are.
    else if (current && wantedNow() === undefined) setAt(placeIn(current))
    shown.current = wanted
  })
  useEffect(() => onChoice(), [wanted])

  return {
    strip,
    at,
    show,
    onKeyDown(event: KeyboardEvent) {
      const place = placeOf(event.key, at, count, isRightToLeft(event.currentTarget))
      if (place === undefined || (event.target as Element).closest('video, [role=dialog]')) return
      event.preventDefault()
      show(place)
    },
    onPointerDown: letGo,
    onWheel: letGo,
    onScroll() {
      const { current } = strip
      if (!current) return
      clearTimeout(settling.current)
      settling.current = setTimeout(settle, STILL)
      if (wantedNow() === undefined) setAt(placeIn(current))
    },
  }

  function wantedNow(): number | undefined {
    return aim.current && performance.now() < aim.current.until ? aim.current.place : undefined
  }

  /** A glide to a place before may have gone on over what was wanted since. */
  function settle() {
    const { current } = strip
    if (!current) return
    const wanted = wantedNow()
    if (wanted === undefined) setAt(placeIn(current))
    else if (wanted !== placeIn(current))
      current.scrollTo({ left: leftOf(current, wanted), behavior: 'instant' })
  }
}

/** Milliseconds after which a strip that nobody touched stands where it was asked to. */
const HELD = 1_500
/** Milliseconds without a scroll after which it stands still. */
const STILL = 120

const placeIn = (strip: Element) => Math.round(Math.abs(strip.scrollLeft) / (strip.clientWidth || 1))

const leftOf = (strip: Element, place: number) => place * strip.clientWidth * (isRightToLeft(strip) ? -1 : 1)

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'
