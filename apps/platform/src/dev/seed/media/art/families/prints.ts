import { tone } from '../color.ts'
import type { Family } from '../drawing.ts'
import { n, type Pen } from '../pen.ts'
import { box } from '../shapes.ts'

type Composition = (pen: Pen) => string

const W = 420
const H = 580

/** Sun over hills. */
const hills: Composition = ({ ink, random }) => {
  const ridge = (y: number, amplitude: number, fill: string) =>
    `<path d="M0 ${y}C110 ${n(y - amplitude)} 160 ${n(y + amplitude * 0.6)} 240 ${n(y - amplitude * 0.2)}S370 ${n(y - amplitude)} 420 ${n(y - amplitude * 0.3)}V580H0Z" fill="${fill}"/>`
  return `${box(0, 0, W, H, 0, ink.paper)}<circle cx="${n(random.between(140, 290))}" cy="${n(random.between(140, 210))}" r="${n(random.between(70, 105))}" fill="${ink.accent}"/>${ridge(330, 70, tone(ink.base, 0.8, 0.7))}${ridge(400, 60, ink.base)}${ridge(480, 50, ink.dark)}${ridge(545, 30, ink.deep)}`
}

/** Arches within arches. */
const arches: Composition = ({ ink, random }) => {
  const colors = [ink.base, ink.paper, ink.accent, ink.light, ink.second, ink.deep]
  const start = random.integer(0, 2)
  const rings = Array.from({ length: 5 }, (_, i) => {
    const r = 170 - i * 33
    return `<path d="M${210 - r} 520V${300}A${r} ${r} 0 0 1 ${210 + r} ${300}V520Z" fill="${colors[(i + start) % 6]}"/>`
  }).join('')
  return `${box(0, 0, W, H, 0, tone(ink.base, 0.93, 0.35))}${rings}<path d="M0 520H420" stroke="${ink.deep}" stroke-width="3"/>`
}

/** Leaves cut out with scissors. */
const cutouts: Composition = ({ ink, random }) => {
  const leaf = (x: number, y: number, size: number, turn: number, fill: string) => {
    const lobes = Array.from({ length: 4 }, (_, i) => {
      const at = -0.2 - i * 0.24
      return `<ellipse cx=".24" cy="${n(at)}" rx=".26" ry=".075" transform="rotate(-32 0 ${n(at)})"/><ellipse cx="-.24" cy="${n(at)}" rx=".26" ry=".075" transform="rotate(32 0 ${n(at)})"/>`
    }).join('')
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})" fill="${fill}"><ellipse cy="-.58" rx=".09" ry=".6"/>${lobes}</g>`
  }
  const fills = [ink.base, ink.accent, ink.deep, ink.second]
  const blocks = `${box(0, 0, W, H, 0, ink.paper)}${box(0, 0, 210, 290, 0, tone(ink.base, 0.88, 0.6))}${box(210, 290, 210, 290, 0, tone(ink.accent, 0.88, 0.5))}`
  return (
    blocks +
    [
      [108, 250, 190],
      [318, 250, 190],
      [108, 545, 200],
      [318, 545, 190],
    ]
      .map(([x = 0, y = 0, s = 0], i) =>
        leaf(x, y, s, random.between(-28, 28), fills[(i + random.integer(0, 1)) % 4] ?? ink.base),
      )
      .join('')
  )
}

/** Quarter circles on a grid. */
const quarters: Composition = ({ ink, random }) => {
  const fills = [ink.base, ink.accent, ink.second, ink.deep, ink.light] as const
  const cells = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = [(i % 3) * 140, Math.floor(i / 3) * 145]
    const corner = random.integer(0, 3) * 90
    return `<g transform="translate(${x + 70} ${y + 72.5}) rotate(${corner})"><rect x="-72" y="-73" width="144" height="146" fill="${random.chance(0.4) ? random.pick(fills) : ink.paper}"/><path d="M-70 -70H70A140 140 0 0 1 -70 70Z" fill="${random.pick(fills)}"/></g>`
  }).join('')
  return box(0, 0, W, H, 0, ink.paper) + cells
}

/** Contours of one hill, as on a map. */
const contours: Composition = ({ ink, random }) => {
  const [cx, cy] = [random.between(150, 270), random.between(200, 360)]
  const lines = Array.from({ length: 15 }, (_, i) => {
    const r = 22 + i * 27
    const bend = 8 + i * 2.4
    return `<path d="M${n(cx - r)} ${n(cy)}C${n(cx - r)} ${n(cy - r * 0.9 - bend)} ${n(cx + r * 0.7)} ${n(cy - r * 1.1)} ${n(cx + r)} ${n(cy - bend)}S${n(cx + bend)} ${n(cy + r * 1.25)} ${n(cx - r * 0.4)} ${n(cy + r)}S${n(cx - r)} ${n(cy + r * 0.5)} ${n(cx - r)} ${n(cy)}Z"/>`
  }).join('')
  return `${box(0, 0, W, H, 0, ink.base)}<g fill="none" stroke="${tone(ink.base, 0.95, 0.3)}" stroke-width="3.4">${lines}</g><circle cx="${n(cx)}" cy="${n(cy)}" r="13" fill="${ink.accent}"/>`
}

/** A table with three vessels. */
const stillLife: Composition = ({ ink }) =>
  `${box(0, 0, W, H, 0, tone(ink.base, 0.9, 0.5))}${box(0, 380, W, 200, 0, ink.base)}<path d="M96 430C60 350 66 260 112 236V190H160V236C206 260 212 350 176 430Z" fill="${ink.deep}"/><path d="M214 430C190 380 200 330 250 330S312 380 290 430Z" fill="${ink.accent}"/><path d="M300 440A52 50 0 0 0 404 440Z" fill="${ink.second}"/><path d="M136 190C130 120 170 90 196 70M136 190C120 140 96 120 84 92" stroke="${ink.dark}" stroke-width="6" fill="none"/><ellipse cx="200" cy="66" rx="24" ry="12" fill="${ink.dark}" transform="rotate(-36 200 66)"/><ellipse cx="82" cy="88" rx="24" ry="12" fill="${ink.dark}" transform="rotate(50 82 88)"/><circle cx="326" cy="120" r="54" fill="${ink.paper}"/>`

const compositions = [hills, arches, cutouts, quarters, contours, stillLife] as const

export const print: Family = (pen) => {
  const art = pen.random.pick(compositions)(pen)
  const wood = pen.random.pick([
    ['#c8a377', '#9c754a'],
    ['#33302d', '#171514'],
    ['#f1ece2', '#cfc7b8'],
  ])
  const frame = pen.linear(
    [
      [0, wood[0] ?? ''],
      [1, wood[1] ?? ''],
    ],
    'slant',
  )
  const glass = pen.linear(
    [
      [0, '#fff', 0.16],
      [0.32, '#fff', 0.03],
      [0.33, '#fff', 0.11],
      [0.5, '#fff', 0],
      [1, '#000', 0.06],
    ],
    'slant',
  )
  const body = `<g transform="translate(-300 -820)">${box(0, 0, 600, 820, 5, frame)}${box(20, 20, 560, 780, 0, '#8a8378')}${box(24, 26, 556, 774, 0, '#faf8f3')}<g transform="translate(90 108)"><g clip-path="${pen.clip(`<rect width="${W}" height="${H}"/>`)}">${art}</g><rect width="${W}" height="${H}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2"/></g>${box(24, 24, 556, 776, 0, glass)}</g>`
  return { body, width: 620, height: 830, stands: 'wall', focus: { x: -90, y: -560 }, size: 'large' }
}

/** The picture alone, for record sleeves, book covers and cards. */
export function composition(pen: Pen): string {
  return pen.random.pick(compositions)(pen)
}
