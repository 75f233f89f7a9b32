import { n, type Pen } from './pen.ts'

export type Point = readonly [x: number, y: number]

const TILT = 0.13

/** A smooth curve through the points (Catmull-Rom as Béziers), without its first move. */
function curve(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to
      const before = points[index - 1] ?? from
      const beyond = points[index + 2] ?? to
      const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const
      const c2 = [to[0] - (beyond[0] - from[0]) / 6, to[1] - (beyond[1] - from[1]) / 6] as const
      return `C${c1.map(n).join(' ')} ${c2.map(n).join(' ')} ${to.map(n).join(' ')}`
    })
    .join('')
}

export interface Turned {
  /** Radius and height of the outline, from the foot upwards. */
  readonly profile: readonly Point[]
  /** Patterns between body and shading, clipped to the outline. */
  readonly pattern?: string
  readonly fill?: string
  readonly open?: boolean
  readonly gloss?: number
}

/** A body of revolution, as it comes from a wheel or a lathe: outline, pattern, roundness, mouth. */
export function turned(pen: Pen, { profile, pattern = '', fill, open = true, gloss = 0.35 }: Turned): string {
  const { ink } = pen
  const right = profile.map(([r, y]) => [r, -y] as const)
  const left = right.map(([x, y]) => [-x, y] as const)
  const foot = right[0] ?? [0, 0]
  const mouth = right.at(-1) ?? [0, 0]
  const outline = `M${n(foot[0])} ${n(foot[1])}${curve(right)}${
    open
      ? `L${n(-mouth[0])} ${n(mouth[1])}`
      : `A${n(mouth[0])} ${n(mouth[0] * 0.3)} 0 0 0 ${n(-mouth[0])} ${n(mouth[1])}`
  }${curve([...left].reverse())}A${n(foot[0])} ${n(foot[0] * TILT)} 0 0 0 ${n(foot[0])} ${n(foot[1])}Z`
  const shape = `<path d="${outline}"/>`
  const rim = open ? lip(pen, mouth[0], mouth[1]) : ''
  const decorated = pattern ? `<g clip-path="${pen.clip(shape)}">${pattern}</g>` : ''
  return `<path d="${outline}" fill="${fill ?? ink.base}"/>${decorated}<path d="${outline}" fill="${roundness(pen, gloss)}"/>${rim}`
}

/** Light from the upper left, its core shadow, and the light the table throws back. */
function roundness(pen: Pen, gloss = 0.35): string {
  const { deep } = pen.ink
  return pen.linear([
    [0, deep, 0.42],
    [0.14, deep, 0.12],
    [0.24, '#ffffff', gloss * 0.42],
    [0.34, '#ffffff', gloss * 0.72],
    [0.47, '#ffffff', gloss * 0.16],
    [0.56, deep, 0.02],
    [0.84, deep, 0.5],
    [0.95, deep, 0.46],
    [1, deep, 0.26],
  ])
}

function lip(pen: Pen, r: number, y: number): string {
  const { ink } = pen
  const inside = pen.linear([
    [0, ink.deep],
    [0.6, ink.dark],
    [1, ink.base],
  ])
  const edge = `rx="${n(r)}" ry="${n(r * TILT)}" cy="${n(y)}"`
  return `<ellipse ${edge} fill="${ink.light}"/><ellipse rx="${n(r * 0.94)}" ry="${n(r * TILT * 0.86)}" cy="${n(y + r * 0.008)}" fill="${inside}"/>`
}

/** A line around a turned body at a height. */
export function ring(y: number, width: number, color: string, opacity = 1): string {
  return `<path d="M-600 ${n(-y - 40)}Q0 ${n(-y + 66)} 600 ${n(-y - 40)}" fill="none" stroke="${color}" stroke-width="${n(width)}" opacity="${n(opacity)}"/>`
}

/** Everything below a height, as if dipped into glaze. */
export function dip(y: number, color: string): string {
  return `<path d="M-600 ${n(-y - 40)}Q0 ${n(-y + 66)} 600 ${n(-y - 40)}V200H-600Z" fill="${color}"/>`
}

/** Iron specks in the clay. */
export function specks(pen: Pen, count: number, width: number, height: number, color: string): string {
  const { random } = pen
  const dots = (size: number, share: number) =>
    `<path d="${Array.from({ length: Math.round(count * share) }, () => `M${Math.round(random.between(-width / 2, width / 2))} ${Math.round(-random.between(0, height))}h0`).join('')}" stroke-width="${size}"/>`
  return `<g stroke="${color}" stroke-linecap="round" opacity=".5">${dots(4, 0.6)}${dots(7, 0.3)}${dots(10, 0.1)}</g>`
}

/** A soft spot: shadows and light are made of these, so that no filter has to run. */
export function soft(
  pen: Pen,
  at: { x: number; y: number; rx: number; ry: number },
  color: string,
  opacity: number,
): string {
  const fill = pen.radial([
    [0, color, opacity],
    [0.45, color, opacity * 0.55],
    [1, color, 0],
  ])
  return `<ellipse cx="${n(at.x)}" cy="${n(at.y)}" rx="${n(at.rx)}" ry="${n(at.ry)}" fill="${fill}"/>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`
}
