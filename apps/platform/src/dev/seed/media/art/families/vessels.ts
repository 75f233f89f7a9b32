import type { Drawing, Family } from '../drawing.ts'
import { n, type Pen } from '../pen.ts'
import { dip, type Point, ring, soft, specks, turned } from '../shapes.ts'

const vases: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [120, 0],
    [190, 60],
    [245, 220],
    [215, 400],
    [110, 540],
    [78, 640],
    [96, 720],
  ],
  [
    [150, 0],
    [165, 30],
    [180, 260],
    [172, 500],
    [120, 610],
    [96, 650],
    [112, 690],
  ],
  [
    [105, 0],
    [230, 110],
    [270, 250],
    [225, 390],
    [100, 460],
    [70, 540],
    [70, 660],
    [104, 700],
  ],
  [
    [175, 0],
    [190, 20],
    [150, 250],
    [130, 420],
    [168, 620],
    [200, 720],
  ],
  [
    [95, 0],
    [105, 20],
    [130, 180],
    [210, 420],
    [222, 540],
    [150, 640],
    [128, 680],
  ],
  [
    [150, 0],
    [240, 60],
    [262, 190],
    [190, 290],
    [130, 350],
    [175, 420],
    [190, 500],
    [140, 570],
    [112, 620],
  ],
]

export const vase: Family = (pen) => {
  const { random } = pen
  const profile = random.pick(vases)
  const top = profile.at(-1)?.[1] ?? 700
  const stems = random.chance(0.45) ? branch(pen, top) : ''
  const body = turned(pen, { profile, pattern: glaze(pen, top, 560), gloss: random.between(0.18, 0.42) })
  return surface(stems + body, 540, top + (stems ? 260 : 20), { x: -40, y: -top * 0.72 })
}

export const bowl: Family = (pen) => {
  const { random } = pen
  const depth = random.between(230, 300)
  const r = random.between(360, 410)
  const profile: Point[] = [
    [130, 0],
    [140, 26],
    [r * 0.72, depth * 0.4],
    [r * 0.95, depth * 0.8],
    [r, depth],
  ]
  const body = turned(pen, { profile, pattern: glaze(pen, depth, 820), gloss: 0.28 })
  const fruit = random.chance(0.5) ? pears(pen, depth, r) : ''
  return surface(body.replace(/$/, '') + fruit, r * 2, depth + (fruit ? 150 : 40), { x: -90, y: -depth })
}

export const cup: Family = (pen) => {
  const h = pen.random.between(330, 390)
  const flare = pen.random.between(-18, 26)
  const profile: Point[] = [
    [150, 0],
    [172, 24],
    [184, h * 0.5],
    [190 + flare, h],
  ]
  const handle = `<path d="M172 ${n(-h * 0.8)}C330 ${n(-h * 0.95)} 330 ${n(-h * 0.18)} 168 ${n(-h * 0.26)}" fill="none" stroke="${pen.ink.dark}" stroke-width="42" stroke-linecap="round"/><path d="M176 ${n(-h * 0.82)}C318 ${n(-h * 0.94)} 318 ${n(-h * 0.24)} 172 ${n(-h * 0.29)}" fill="none" stroke="${pen.ink.base}" stroke-width="22" stroke-linecap="round"/>`
  const body = turned(pen, { profile, pattern: glaze(pen, h, 460) })
  const coffee = `<ellipse rx="${n(160 + flare)}" ry="18" cy="${n(-h + 8)}" fill="#3a2318"/><ellipse rx="${n(100 + flare)}" ry="7" cx="-30" cy="${n(-h + 8)}" fill="#6b4430" opacity=".7"/>`
  return { ...surface(handle + body + coffee, 520, h + 30, { x: 40, y: -h * 0.7 }), size: 'small' }
}

export const teapot: Family = (pen) => {
  const { ink } = pen
  const profile: Point[] = [
    [150, 0],
    [235, 60],
    [275, 190],
    [235, 310],
    [120, 372],
  ]
  const spout = `<path d="M-205 -150C-330 -170 -330 -300 -420 -352L-392 -372C-270 -360 -262 -270 -190 -262Z" fill="${pen.linear(
    [
      [0, ink.dark],
      [0.5, ink.base],
      [1, ink.dark],
    ],
    'down',
  )}"/>`
  const handle = `<path d="M-130 -372C-200 -640 200 -640 130 -372" fill="none" stroke="#8a5a38" stroke-width="26" stroke-linecap="round"/><path d="M-122 -392C-190 -628 176 -634 124 -400" fill="none" stroke="#c89468" stroke-width="8" opacity=".8"/>`
  const lid = turned(pen, {
    profile: [
      [118, 372],
      [96, 398],
      [40, 412],
      [26, 422],
      [34, 446],
      [8, 462],
    ],
    open: false,
  })
  return surface(
    spout + turned(pen, { profile, pattern: glaze(pen, 370, 600), open: false }) + lid + handle,
    700,
    600,
    { x: 0, y: -300 },
  )
}

export const jug: Family = (pen) => {
  const { ink } = pen
  const profile: Point[] = [
    [140, 0],
    [195, 60],
    [215, 200],
    [150, 380],
    [118, 470],
    [150, 560],
  ]
  const handle = `<path d="M120 -520C330 -600 330 -230 196 -190" fill="none" stroke="${ink.dark}" stroke-width="40" stroke-linecap="round"/><path d="M122 -526C316 -590 316 -240 200 -196" fill="none" stroke="${ink.base}" stroke-width="20" stroke-linecap="round"/>`
  const lip = `<path d="M-150 -560C-186 -580 -196 -588 -206 -582C-190 -556 -166 -520 -142 -506Z" fill="${ink.base}"/>`
  return surface(handle + lip + turned(pen, { profile, pattern: glaze(pen, 560, 480) }), 560, 590, {
    x: 30,
    y: -430,
  })
}

export const carafe: Family = (pen) => {
  const profile: Point[] = [
    [150, 0],
    [176, 30],
    [182, 180],
    [120, 380],
    [72, 500],
    [70, 600],
    [92, 660],
  ]
  const water = `<path d="M-600 -240Q0 -200 600 -240V200H-600Z" fill="#ffffff" opacity=".22"/>`
  const body = `<g opacity=".78">${turned(pen, { profile, pattern: water, gloss: 0.75 })}</g><path d="M-118 -80C-140 -220 -104 -330 -70 -430" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".55"/>`
  const glass = `<g transform="translate(290 26)" opacity=".75">${turned(pen, {
    profile: [
      [78, 0],
      [84, 14],
      [96, 190],
    ],
    pattern: '<path d="M-200 -110H200V100H-200Z" fill="#fff" opacity=".25"/>',
    gloss: 0.7,
  })}</g>`
  return surface(body + glass, 600, 690, { x: -20, y: -380 })
}

export const candle: Family = (pen) => {
  const { ink } = pen
  const h = 330
  const profile: Point[] = [
    [175, 0],
    [190, 16],
    [190, h * 0.5],
    [190, h],
  ]
  const label = `<path d="M-110 -226Q0 -206 110 -226V-96Q0 -76 -110 -96Z" fill="${ink.paper}"/><path d="M-60 -172Q0 -162 60 -172M-40 -144Q0 -136 40 -144" stroke="${ink.deep}" stroke-width="6" fill="none"/>`
  const wax = `<ellipse rx="172" ry="20" cy="${-h + 4}" fill="#f6ead2"/><path d="M0 ${-h + 4}V${-h - 34}" stroke="#3b2a1e" stroke-width="5"/><path d="M0 ${-h - 100}C34 ${-h - 56} 22 ${-h - 22} 0 ${-h - 20}C-22 ${-h - 22} -34 ${-h - 56} 0 ${-h - 100}Z" fill="#ffce6b"/><path d="M0 ${-h - 66}C14 ${-h - 44} 10 ${-h - 26} 0 ${-h - 24}C-10 ${-h - 26} -14 ${-h - 44} 0 ${-h - 66}Z" fill="#fff6dc"/>`
  return {
    ...surface(turned(pen, { profile, pattern: label, gloss: 0.3 }) + wax, 400, h + 100, {
      x: 0,
      y: -h * 0.8,
    }),
    size: 'small',
    glow: { x: 0, y: -h - 60, r: 330 },
  }
}

export const plates: Family = (pen) => {
  const { ink, random } = pen
  const count = random.integer(3, 5)
  const edge = (y: number, fill: string, rx: number) =>
    `<ellipse rx="${n(rx)}" ry="${n(rx * 0.24)}" cy="${n(y)}" fill="${fill}"/>`
  const stack = Array.from({ length: count }, (_, index) => {
    const y = -index * 42 - 60
    const rx = 380 - index * 6
    const body = pen.linear([
      [0, ink.dark],
      [0.3, ink.light],
      [0.65, ink.base],
      [1, ink.deep],
    ])
    return (
      edge(y + 20, body, rx) +
      edge(y, ink.light, rx) +
      edge(
        y,
        pen.linear(
          [
            [0, ink.base],
            [1, ink.light],
          ],
          'slant',
        ),
        rx * 0.97,
      )
    )
  }).join('')
  const top = -(count - 1) * 42 - 60
  const well =
    edge(
      top + 8,
      pen.linear(
        [
          [0, ink.dark],
          [1, ink.light],
        ],
        'slant',
      ),
      262,
    ) + edge(top + 14, ink.base, 254)
  const line = `<ellipse rx="336" ry="79" cy="${top}" fill="none" stroke="${ink.accent}" stroke-width="${random.chance(0.6) ? 7 : 0}"/>`
  return surface(stack + well + line, 780, -top + 110, { x: 120, y: top })
}

export const bottle: Family = (pen) => {
  const profile: Point[] = [
    [130, 0],
    [140, 14],
    [140, 300],
    [132, 400],
    [62, 470],
    [50, 520],
    [50, 560],
  ]
  const label = `<path d="M-600 -300Q0 -274 600 -300V-110Q0 -84 -600 -110Z" fill="${pen.ink.paper}"/><path d="M-52 -236Q-10 -228 52 -236M-52 -206Q-10 -198 24 -204M-52 -164Q-10 -156 10 -160" stroke="${pen.ink.deep}" stroke-width="7" fill="none"/><circle cx="-30" cy="-268" r="10" fill="${pen.ink.accent}"/>`
  const cap = turned(pen.with('#2c2a29'), {
    profile: [
      [56, 556],
      [58, 566],
      [58, 640],
    ],
    open: false,
    gloss: 0.25,
  })
  return {
    ...surface(turned(pen, { profile, pattern: label, open: false, gloss: 0.4 }) + cap, 320, 660, {
      x: 0,
      y: -250,
    }),
    size: 'small',
  }
}

/** One of the ways in which a potter finishes a pot. */
export function glaze(pen: Pen, top: number, width: number): string {
  const { ink, random } = pen
  const finish = random.integer(0, 4)
  const grain = specks(pen, 46, width, top, ink.deep)
  if (finish === 0) return grain
  if (finish === 1) return dip(top * random.between(0.3, 0.55), ink.paper) + grain
  if (finish === 2)
    return Array.from({ length: 5 }, (_, i) =>
      ring(top * (0.5 + i * 0.07), 9, i % 2 ? ink.accent : ink.paper, 0.75),
    ).join('')
  if (finish === 3)
    return Array.from({ length: 22 }, (_, i) => ring((top * i) / 20, 3, ink.deep, 0.16)).join('')
  return `${dip(top * 0.62, ink.accent)}${dip(top * 0.56, ink.base)}${grain}`
}

function branch(pen: Pen, top: number): string {
  const green = pen.random.pick(['#6d7f56', '#8a8f5c', '#b98a4e', '#7d6a58'])
  const stem = (lean: number, high: number) => {
    const leaves = Array.from({ length: 6 }, (_, i) => {
      const t = 0.3 + i * 0.13
      const [x, y] = [lean * t * t, -top - high * t + 40]
      const side = i % 2 ? 1 : -1
      return `<path d="M${n(x)} ${n(y)}q${n(side * 44)} -46 ${n(side * 92)} -30q${n(-side * 30)} 44 ${n(-side * 92)} 30Z" fill="${green}" opacity="${n(0.8 + (i % 3) * 0.1)}"/>`
    }).join('')
    return `<path d="M0 ${n(-top + 60)}Q0 ${n(-top - high * 0.5)} ${n(lean)} ${n(-top - high + 30)}" fill="none" stroke="${green}" stroke-width="6"/>${leaves}`
  }
  return stem(pen.random.between(-170, -90), 300) + stem(pen.random.between(90, 190), 250)
}

function pears(pen: Pen, depth: number, r: number): string {
  const fruit = pen.random.pick([
    ['#d9a441', '#b77f24'],
    ['#c65a3a', '#97381f'],
    ['#a9b15a', '#7d8738'],
  ])
  const one = (x: number, y: number, size: number) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${size}" ry="${n(size * 0.95)}" fill="${pen.radial(
      [
        [0, '#fff', 0.5],
        [0.3, fruit[0] ?? '', 1],
        [1, fruit[1] ?? '', 1],
      ],
      { x: 0.35, y: 0.3, r: 0.75 },
    )}"/><path d="M${n(x)} ${n(y - size * 0.9)}q4 -26 18 -34" stroke="#5a4028" stroke-width="6" fill="none" stroke-linecap="round"/>`
  const inside = `M${n(-r)} ${n(-depth)}A${n(r)} ${n(r * 0.11)} 0 0 0 ${n(r)} ${n(-depth)}V-800H${n(-r)}Z`
  return `<g clip-path="${pen.clip(`<path d="${inside}"/>`)}">${one(-150, -depth - 20, 92)}${one(140, -depth - 12, 88)}${one(0, -depth - 34, 100)}${soft(pen, { x: 0, y: -depth + 40, rx: r, ry: 50 }, '#2a1a10', 0.35)}</g>`
}

function surface(body: string, width: number, height: number, focus: { x: number; y: number }): Drawing {
  return { body, width, height, stands: 'surface', focus, size: 'medium' }
}
