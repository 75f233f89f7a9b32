import type { Room } from './backdrop.ts'
import type { Drawing } from './drawing.ts'
import { n, type Pen } from './pen.ts'
import { soft } from './shapes.ts'

/** Puts a drawing into the picture with its shadow and, for a lamp, its light. `y` is its foot, or its middle on a wall. */
export function place(
  pen: Pen,
  room: Room,
  drawing: Drawing,
  at: { x: number; y: number; scale: number; turn?: number },
): string {
  const { x, scale, turn } = at
  const hangs = drawing.stands === 'wall'
  const y = hangs ? at.y + (drawing.height * scale) / 2 : at.y
  const [w, h] = [drawing.width * scale, drawing.height * scale]
  const glow = drawing.glow
    ? soft(
        pen,
        {
          x: x + drawing.glow.x * scale,
          y: y + drawing.glow.y * scale,
          rx: drawing.glow.r * scale * 1.5,
          ry: drawing.glow.r * scale * 1.5,
        },
        '#ffdf9a',
        0.5,
      )
    : ''
  const shadow =
    drawing.stands === 'ceiling'
      ? ''
      : hangs
        ? onWall(pen, room, x, y, w, h)
        : onSurface(pen, room, x, y, w, h)
  return `${shadow}${glow}<g transform="translate(${n(x)} ${n(y)}) ${turn ? `rotate(${n(turn)}) ` : ''}scale(${n(scale * 100) === '100' ? 1 : Math.round(scale * 1000) / 1000})">${drawing.body}</g>`
}

/** A dark line of contact, and a long shade away from the light. */
function onSurface(pen: Pen, room: Room, x: number, y: number, w: number, h: number): string {
  return (
    soft(pen, { x: x + w * 0.34, y: y + 4, rx: w * 0.62 + h * 0.12, ry: w * 0.075 + 16 }, room.shadow, 0.4) +
    soft(pen, { x: x + w * 0.05, y: y + 6, rx: w * 0.46, ry: w * 0.055 + 8 }, room.shadow, 0.62)
  )
}

function onWall(pen: Pen, room: Room, x: number, y: number, w: number, h: number): string {
  return soft(pen, { x: x + w * 0.1, y: y - h * 0.43, rx: w * 0.72, ry: h * 0.66 }, room.shadow, 0.5)
}
