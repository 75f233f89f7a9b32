import type { Drawing, Family } from '../drawing.ts'
import { n, type Pen } from '../pen.ts'
import { turned } from '../shapes.ts'
import { glaze } from './vessels.ts'

type Growth = (pen: Pen, from: number) => string

const greens = ['#4c6b47', '#5d7a4a', '#3f5f4e', '#7b8c55'] as const

/** Upright blades with a pale edge. */
const blades: Growth = ({ random }, from) =>
  Array.from({ length: 9 }, (_, i) => {
    const x = -96 + i * 24
    const lean = (i - 4) * random.between(14, 26)
    const high = random.between(300, 480) - Math.abs(i - 4) * 22
    const outline = `M${x - 20} ${-from}C${n(x - 36 + lean * 0.4)} ${n(-from - high * 0.5)} ${n(x + lean)} ${n(-from - high * 0.8)} ${n(x + lean)} ${n(-from - high)}C${n(x + lean + 14)} ${n(-from - high * 0.7)} ${n(x + 42 + lean * 0.4)} ${n(-from - high * 0.4)} ${x + 20} ${-from}Z`
    return `<path d="${outline}" fill="${random.pick(greens)}" stroke="#b9bf82" stroke-width="5"/>`
  }).join('')

/** Broad leaves on a stem. */
const rubber: Growth = (pen, from) => {
  const { random } = pen
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const y = -from - 60 - i * 42
    const side = i % 2 ? 1 : -1
    const size = random.between(130, 190) - i * 5
    const turn = side * random.between(28, 62)
    const green = random.pick(greens)
    const face = pen.linear([
      [0, green],
      [0.49, '#8fa56f'],
      [0.51, green],
      [1, '#2f4a38'],
    ])
    return `<g transform="translate(0 ${n(y)}) rotate(${n(turn)})"><path d="M0 0C${n(-size * 0.5)} ${n(-size * 0.4)} ${n(-size * 0.36)} ${n(-size * 1.1)} 0 ${n(-size * 1.35)}C${n(size * 0.36)} ${n(-size * 1.1)} ${n(size * 0.5)} ${n(-size * 0.4)} 0 0Z" fill="${face}"/></g>`
  }).join('')
  return `<path d="M0 ${-from}V${-from - 500}" stroke="#6b5638" stroke-width="14"/>${leaves}`
}

/** Arching fronds. */
const fern: Growth = ({ random }, from) =>
  Array.from({ length: 11 }, (_, i) => {
    const reach = (i - 5) * 74
    const high = 400 - Math.abs(i - 5) * 48 + random.between(-30, 30)
    const green = random.pick(greens)
    const leaflets = Array.from({ length: 9 }, (_, k) => {
      const t = (k + 2) / 11
      const [x, y] = [
        2 * t * (1 - t) * reach * 0.3 + t * t * reach,
        -from - (2 * t * (1 - t) * high * 1.2 + t * t * high * 0.7),
      ]
      return `M${n(x - 40 * (1 - t))} ${n(y - 14)}Q${n(x)} ${n(y - 12)} ${n(x)} ${n(y)}Q${n(x)} ${n(y - 12)} ${n(x + 40 * (1 - t))} ${n(y - 14)}`
    }).join('')
    return `<path d="M0 ${-from}Q${n(reach * 0.3)} ${n(-from - high * 1.2)} ${n(reach)} ${n(-from - high * 0.7)}" fill="none" stroke="${green}" stroke-width="7"/><path d="${leaflets}" fill="none" stroke="${green}" stroke-width="13" stroke-linecap="round"/>`
  }).join('')

const cactus: Growth = (pen, from) => {
  const skin = pen.with('#5b7d56')
  const trunk = `<g transform="translate(0 ${-from})">${turned(skin, {
    profile: [
      [86, -20],
      [112, 120],
      [104, 320],
      [60, 400],
      [10, 420],
    ],
    open: false,
    gloss: 0.2,
  })}</g>`
  const ribs = [-60, -30, 0, 30, 60]
    .map(
      (x) =>
        `<path d="M${x} ${-from}Q${n(x * 1.7)} ${-from - 240} ${n(x * 0.5)} ${-from - 410}" fill="none" stroke="#2f4a38" stroke-width="5" opacity=".45"/><path d="M${x} ${-from}Q${n(x * 1.7)} ${-from - 240} ${n(x * 0.5)} ${-from - 410}" fill="none" stroke="#efe9cf" stroke-width="7" stroke-dasharray="1 26" stroke-linecap="round"/>`,
    )
    .join('')
  const bloom = `<g transform="translate(24 ${-from - 424})" fill="${pen.ink.second}"><circle r="24"/><circle cx="30" cy="-6" r="20"/><circle cx="-26" cy="-2" r="20"/><circle r="11" fill="#f3d27a"/></g>`
  return trunk + ribs + bloom
}

const growths = [blades, rubber, fern, cactus] as const

export const planter: Family = (pen) => {
  const h = 300
  const waist = pen.random.between(150, 200)
  const pot = turned(pen, {
    profile: [
      [waist, 0],
      [waist + 14, 20],
      [212, h * 0.6],
      [222, h],
    ],
    pattern: glaze(pen, h, 480),
  })
  const soil = `<ellipse rx="200" ry="22" cy="${-h + 4}" fill="#3d2c20"/>`
  const plant = pen.random.pick(growths)(pen, h - 6)
  return drawing(pot + soil + plant, h + 500)
}

/** The pot alone, with its saucer. */
export const pot: Family = (pen) => {
  const saucer = turned(pen, {
    profile: [
      [210, 0],
      [250, 24],
      [256, 44],
    ],
    gloss: 0.2,
  })
  const body = turned(pen, {
    profile: [
      [170, 26],
      [184, 50],
      [226, 300],
      [232, 330],
      [252, 334],
      [252, 400],
    ],
    pattern: glaze(pen, 400, 520),
    gloss: 0.22,
  })
  return { ...drawing(saucer + body, 420), focus: { x: -80, y: -330 } }
}

function drawing(body: string, height: number): Drawing {
  return { body, width: 620, height, stands: 'surface', focus: { x: -70, y: -190 }, size: 'medium' }
}
