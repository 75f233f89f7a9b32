import type { Family } from '../drawing.ts'
import { n, type Pen } from '../pen.ts'
import { type Point, turned } from '../shapes.ts'

const bases: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [130, 0],
    [180, 60],
    [190, 150],
    [120, 290],
    [46, 360],
    [30, 420],
  ],
  [
    [120, 0],
    [124, 16],
    [60, 60],
    [120, 150],
    [60, 235],
    [100, 310],
    [40, 370],
    [26, 420],
  ],
  [
    [150, 0],
    [150, 24],
    [40, 48],
    [24, 120],
    [24, 420],
  ],
]

export const tableLamp: Family = (pen) => {
  const base = turned(pen, { profile: pen.random.pick(bases), open: false, gloss: 0.4 })
  const shade = shadeOf(pen, 170, 290, 300, 410)
  return {
    body: base + shade,
    width: 620,
    height: 730,
    stands: 'surface',
    focus: { x: 0, y: -420 },
    size: 'medium',
    glow: { x: 0, y: -540, r: 560 },
  }
}

/** One dome on a stem, as a mushroom grows. */
export const domeLamp: Family = (pen) => {
  const { ink } = pen
  const stem = turned(pen, {
    profile: [
      [170, 0],
      [172, 18],
      [92, 60],
      [62, 200],
      [70, 400],
    ],
    open: false,
    gloss: 0.45,
  })
  const light = `<ellipse rx="262" ry="40" cy="-392" fill="#fff1cf"/>`
  const dome = turned(pen, {
    profile: [
      [292, 390],
      [286, 460],
      [230, 560],
      [120, 622],
      [14, 640],
    ],
    open: false,
    gloss: 0.5,
  })
  const rim = `<ellipse rx="292" ry="38" cy="-390" fill="none" stroke="${ink.light}" stroke-width="5"/>`
  return {
    body: stem + dome + light + rim,
    width: 600,
    height: 650,
    stands: 'surface',
    focus: { x: -60, y: -480 },
    size: 'medium',
    glow: { x: 0, y: -360, r: 520 },
  }
}

export const pendant: Family = (pen) => {
  const { random } = pen
  const forms: readonly [readonly Point[], ...(readonly Point[])[]] = [
    [
      [330, 0],
      [310, 90],
      [220, 200],
      [90, 270],
      [44, 300],
      [40, 340],
    ],
    [
      [300, 0],
      [200, 160],
      [80, 300],
      [40, 330],
      [36, 370],
    ],
    [
      [150, 0],
      [280, 70],
      [320, 190],
      [240, 310],
      [70, 370],
      [40, 400],
    ],
  ]
  const profile = random.pick(forms)
  const [mouth, top] = [profile[0]?.[0] ?? 300, profile.at(-1)?.[1] ?? 340]
  const ribs = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M-600 ${n(-40 - i * 46)}Q0 ${n(12 - i * 46)} 600 ${n(-40 - i * 46)}" fill="none" stroke="${pen.ink.deep}" stroke-width="3" opacity=".2"/>`,
  ).join('')
  const shade = turned(pen, { profile, pattern: random.chance(0.5) ? ribs : '', open: false, gloss: 0.4 })
  const light = `<ellipse rx="${n(mouth * 0.97)}" ry="${n(mouth * 0.12)}" fill="#fff0c8"/><circle r="46" cy="6" fill="#fffaf0"/>`
  const cord = `<path d="M0 ${n(-top)}V-2400" stroke="#2a2725" stroke-width="6"/>`
  return {
    body: cord + shade + light,
    width: 680,
    height: top,
    stands: 'ceiling',
    focus: { x: -80, y: -top * 0.6 },
    size: 'large',
    glow: { x: 0, y: 60, r: 620 },
  }
}

export const floorLamp: Family = (pen) => {
  const foot = turned(pen.with('#2f2c2a'), {
    profile: [
      [150, 0],
      [152, 16],
      [18, 34],
      [10, 60],
      [10, 700],
    ],
    open: false,
    gloss: 0.4,
  })
  return {
    body: foot + shadeOf(pen, 120, 200, 260, 690),
    width: 440,
    height: 850,
    stands: 'surface',
    focus: { x: 0, y: -740 },
    size: 'large',
    glow: { x: 0, y: -740, r: 460 },
  }
}

function shadeOf(pen: Pen, top: number, bottom: number, height: number, from: number): string {
  const { ink } = pen
  const low = -from + 90
  const high = low - height * 0.95
  const outline = `M${-bottom} ${n(low)}L${-top} ${n(high)}A${top} ${n(top * 0.1)} 0 0 1 ${top} ${n(high)}L${bottom} ${n(low)}A${bottom} ${n(bottom * 0.11)} 0 0 1 ${-bottom} ${n(low)}Z`
  const linen = pen.linear([
    [0, '#e2cfa9'],
    [0.5, '#fbf0d6'],
    [1, '#d5be94'],
  ])
  const glow = pen.radial(
    [
      [0, '#fff6dd', 0.95],
      [0.6, '#ffdf9e', 0.4],
      [1, '#c98f4b', 0.3],
    ],
    { x: 0.5, y: 0.72, r: 0.7 },
  )
  const trim = `<path d="M${-bottom} ${n(low)}A${bottom} ${n(bottom * 0.11)} 0 0 0 ${bottom} ${n(low)}" fill="none" stroke="${ink.base}" stroke-width="12"/><path d="M${-top} ${n(high)}A${top} ${n(top * 0.1)} 0 0 1 ${top} ${n(high)}" fill="none" stroke="${ink.base}" stroke-width="10"/>`
  const pleats = Array.from({ length: 13 }, (_, i) => {
    const t = (i - 6) / 6.5
    return `<path d="M${n(top * t)} ${n(high)}L${n(bottom * t)} ${n(low + 20)}" stroke="#a57f4a" stroke-width="2.5" opacity=".22"/>`
  }).join('')
  return `<path d="${outline}" fill="${linen}"/>${pleats}<path d="${outline}" fill="${glow}"/>${trim}`
}
