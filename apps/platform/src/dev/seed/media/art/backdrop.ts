import { oklch, parse } from './color.ts'
import { n, type Pen } from './pen.ts'
import { box, soft } from './shapes.ts'

export interface Room {
  readonly wall: string
  readonly wallShade: string
  readonly floor: string
  readonly floorShade: string
  readonly shadow: string
}

/** Plaster and floor that let a color come forward: near in hue, far in lightness. */
export function roomFor(color: string, turn: number, dusk = false): Room {
  const { l, c, h } = parse(color)
  const hue = (c < 0.02 ? 75 : h) + turn
  const pale = l > 0.8
  const wall = dusk ? 0.33 : pale ? 0.79 : 0.885
  const chroma = Math.min(0.034, 0.013 + c * 0.13)
  return {
    wall: oklch(wall, chroma, hue),
    wallShade: oklch(wall - (dusk ? 0.12 : 0.075), chroma * 1.2, hue),
    floor: oklch(wall + (dusk ? 0.06 : 0.04), chroma * 0.8, hue + 12),
    floorShade: oklch(wall - (dusk ? 0.1 : 0.06), chroma * 1.2, hue + 12),
    shadow: oklch(dusk ? 0.12 : 0.3, 0.04, hue),
  }
}

/** A paper sweep: the wall runs into the floor without an edge, lit from the upper left. */
export function studio(pen: Pen, room: Room, width: number, height: number, horizon: number): string {
  const sweep = pen.linear(
    [
      [0, room.wallShade],
      [0.35, room.wall],
      [horizon / height - 0.04, room.wall],
      [horizon / height + 0.05, room.floor],
      [1, room.floorShade],
    ],
    'down',
  )
  return `${box(0, 0, width, height, 0, sweep)}${soft(pen, { x: width * 0.26, y: height * 0.24, rx: width * 0.75, ry: height * 0.5 }, '#fff8ec', 0.4)}${soft(pen, { x: width * 1.02, y: height * 0.98, rx: width * 0.7, ry: height * 0.5 }, room.shadow, 0.2)}`
}

/** Sun through a window, fallen on the wall. */
export function windowLight(pen: Pen, x: number, y: number, size: number, opacity: number): string {
  const fill = pen.linear(
    [
      [0, '#fff6e0', opacity],
      [1, '#fff6e0', opacity * 0.35],
    ],
    'down',
  )
  const panes = [0, 1, 2]
    .flatMap((row) =>
      [0, 1].map((column) => {
        const [left, top] = [
          x + column * size * 0.46 + row * size * 0.16,
          y + row * size * 0.44 - column * size * 0.1,
        ]
        return `M${n(left)} ${n(top)}l${n(size * 0.42)} ${n(-size * 0.09)}l${n(size * 0.15)} ${n(size * 0.4)}l${n(-size * 0.42)} ${n(size * 0.09)}z`
      }),
    )
    .join('')
  return `<path d="${panes}" fill="${fill}"/>`
}

export function table(pen: Pen, room: Room, width: number, height: number, edge: number): string {
  const [top, front] = pen.random.pick([
    ['#d8b48a', '#a67c52'],
    ['#e9e3d8', '#c3baab'],
    ['#8c5f3f', '#5f3d28'],
    ['#cfc4b2', '#a2957f'],
  ] as [[string, string], ...[string, string][]])
  const depth = 74
  const grain = Array.from(
    { length: 5 },
    (_, i) => `M0 ${edge + 10 + i * 14}Q${width * 0.4} ${edge + 4 + i * 15} ${width} ${edge + 12 + i * 13}`,
  ).join('')
  return `${box(
    0,
    edge,
    width,
    depth,
    0,
    pen.linear([
      [0, top],
      [1, front],
    ]),
  )}<path d="${grain}" stroke="${front}" stroke-width="2.5" fill="none" opacity=".4"/>${box(
    0,
    edge + depth,
    width,
    height,
    0,
    pen.linear(
      [
        [0, front],
        [0.12, room.shadow],
      ],
      'down',
    ),
  )}${box(0, edge + depth, width, 5, 0, '#ffffff').replace('/>', ' opacity=".3"/>')}`
}

export function floor(pen: Pen, room: Room, width: number, height: number, line: number): string {
  const wood = pen.linear(
    [
      [0, '#c9a883'],
      [1, '#a37f59'],
    ],
    'down',
  )
  const joints = Array.from(
    { length: 12 },
    (_, i) => `M${n(width / 2 + (i - 5.5) * 130)} ${line}L${n(width / 2 + (i - 5.5) * 330)} ${height}`,
  ).join('')
  return `${box(0, line, width, height - line, 0, wood)}<path d="${joints}" stroke="#7d5d3e" stroke-width="3" opacity=".45"/>${box(0, line - 46, width, 46, 0, room.floor)}${box(0, line - 46, width, 3, 0, '#ffffff').replace('/>', ' opacity=".5"/>')}${box(0, line - 2, width, 12, 0, room.shadow).replace('/>', ' opacity=".25"/>')}`
}
