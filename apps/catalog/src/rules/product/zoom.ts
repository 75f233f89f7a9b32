/** How a picture lies in its frame: enlarged by `scale` about the middle, then moved by pixels. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
export const MOST = 5

/** Enlarged by a factor; what lies under `point` (pixels from the frame's middle) stays there. */
export function zoomBy(zoom: Zoom, factor: number, point: Point, frame: Point): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  return within(
    { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown },
    frame,
  )
}

export function panBy({ scale, x, y }: Zoom, by: Point, frame: Point): Zoom {
  return within({ scale, x: x + by.x, y: y + by.y }, frame)
}

/** No edge of the picture comes further in than the edge of its frame. */
function within({ scale, x, y }: Zoom, frame: Point): Zoom {
  const held = (value: number, size: number) => {
    const most = (size * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { scale, x: held(x, frame.x), y: held(y, frame.y) }
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 80, y: 0 },
  ArrowRight: { x: -80, y: 0 },
  ArrowUp: { x: 0, y: 80 },
  ArrowDown: { x: 0, y: -80 },
}

/** New zoom after a key press on an enlarged picture; undefined for keys without a meaning there. */
export function zoomByKey(zoom: Zoom, key: string, frame: Point): Zoom | undefined {
  if (key === '+' || key === '=') return zoomBy(zoom, 1.5, whole, frame)
  if (key === '-') return zoomBy(zoom, 1 / 1.5, whole, frame)
  if (key === '0') return whole
  const step = steps[key]
  return step && zoom.scale > 1 ? panBy(zoom, step, frame) : undefined
}
