import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Point, panBy, whole, zoomBy, zoomByKey } from '../../rules/product/zoom.ts'

/** Wheel, pinch, drag, double press and keys, on one picture. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(whole)
  const pointers = useRef(new Map<number, Point>())

  const box = () => frame.current?.getBoundingClientRect() ?? new DOMRect()
  const size = (): Point => ({ x: box().width, y: box().height })
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { x, y, width, height } = box()
    return { x: clientX - x - width / 2, y: clientY - y - height / 2 }
  }
  const by = (factor: number, point: Point = whole) => setZoom((now) => zoomBy(now, factor, point, size()))

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    by(Math.exp(-event.deltaY / 400), fromMiddle(event))
  })
  useEffect(() => {
    const { current } = frame
    // React listens to wheels passively, and could not keep the page from scrolling or zooming.
    const listen = (event: WheelEvent) => onWheel(event)
    current?.addEventListener('wheel', listen, { passive: false })
    return () => current?.removeEventListener('wheel', listen)
  }, [])

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    const frameSize = size()
    if (!other) {
      setZoom((zoom) => panBy(zoom, { x: now.x - before.x, y: now.y - before.y }, frameSize))
      return
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const factor = distance(now, other) / Math.max(1, distance(before, other))
    const step = { x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 }
    setZoom((zoom) => panBy(zoomBy(zoom, factor, middle, frameSize), step, frameSize))
  }

  const letGo = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
  return {
    zoom,
    by,
    reset: () => setZoom(whole),
    /** Whether the key was for the picture. */
    onKey({ key }: KeyboardEvent): boolean {
      const next = zoomByKey(zoom, key, size())
      if (next) setZoom(next)
      return next !== undefined
    },
    frame: {
      ref: frame,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoom.scale > 1 ? setZoom(whole) : by(2.5, fromMiddle(event)),
      onPointerDown(event: PointerEvent) {
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, fromMiddle(event))
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
