import { parse } from '../color.ts'
import type { Family } from '../drawing.ts'
import { n } from '../pen.ts'
import { box, soft, turned } from '../shapes.ts'
import { composition } from './prints.ts'

export const speaker: Family = (pen) => {
  const { ink } = pen
  const shell = pen.linear(
    [
      [0, ink.light],
      [0.3, ink.base],
      [1, ink.dark],
    ],
    'slant',
  )
  const dots = Array.from(
    { length: 15 },
    (_, row) => `M${-168 + (row % 2) * 12} ${-520 + row * 21}h340`,
  ).join('')
  const holes = `<g clip-path="${pen.clip('<circle cy="-370" r="172"/>')}"><path d="${dots}" stroke="${ink.deep}" stroke-width="12" stroke-dasharray="0 24" stroke-linecap="round"/></g>`
  const body = `${box(-230, -16, 40, 16, 4, '#2a2826')}${box(190, -16, 40, 16, 4, '#2a2826')}${box(-270, -660, 540, 648, 46, shell)}<circle cy="-370" r="196" fill="${ink.dark}" opacity=".55"/>${holes}${soft(pen, { x: -60, y: -440, rx: 180, ry: 180 }, '#ffffff', 0.22)}<circle cx="-150" cy="-110" r="44" fill="${pen.linear(
    [
      [0, '#f6e7c4'],
      [1, '#a98549'],
    ],
    'slant',
  )}"/><path d="M-150 -146v26" stroke="#5d4520" stroke-width="6" stroke-linecap="round"/><circle cx="150" cy="-110" r="9" fill="${ink.accent}"/><path d="M60 -110h52" stroke="${ink.paper}" stroke-width="8" stroke-linecap="round"/>`
  return { body, width: 560, height: 670, stands: 'surface', focus: { x: -110, y: -200 }, size: 'medium' }
}

export const radio: Family = (pen) => {
  const { ink } = pen
  const shell = pen.linear(
    [
      [0, ink.light],
      [0.25, ink.base],
      [1, ink.dark],
    ],
    'down',
  )
  const slats = Array.from({ length: 11 }, (_, i) => `M-330 ${-350 + i * 28}H60`).join('')
  const handle =
    '<path d="M-300 -430C-300 -540 300 -540 300 -430" fill="none" stroke="#a5754a" stroke-width="24"/>'
  const dial = `<circle cx="220" cy="-230" r="124" fill="${ink.paper}"/><g stroke="${ink.deep}" stroke-width="5">${Array.from({ length: 20 }, (_, i) => `<path d="M220 -338v${i % 5 ? 14 : 26}" transform="rotate(${i * 18} 220 -230)"/>`).join('')}</g><circle cx="220" cy="-230" r="58" fill="${pen.linear(
    [
      [0, '#fdfaf2'],
      [1, '#b9ad97'],
    ],
    'slant',
  )}"/><path d="M220 -230L262 -300" stroke="${ink.accent}" stroke-width="9" stroke-linecap="round"/>`
  const body = `${handle}${box(-380, -440, 760, 440, 54, shell)}${box(-350, -384, 430, 330, 22, ink.deep)}<path d="${slats}" stroke="${ink.light}" stroke-width="11" opacity=".8" stroke-linecap="round"/>${dial}<path d="M-340 -424H330" stroke="#fff" stroke-width="6" opacity=".4" stroke-linecap="round"/>`
  return { body, width: 780, height: 540, stands: 'surface', focus: { x: 190, y: -240 }, size: 'medium' }
}

export const headphones: Family = (pen) => {
  const { ink } = pen
  const cup = (x: number) =>
    `${box(
      x - 66,
      -330,
      132,
      270,
      62,
      pen.linear([
        [0, ink.light],
        [0.5, ink.base],
        [1, ink.deep],
      ]),
    )}${box(x + (x < 0 ? 48 : -104), -314, 56, 238, 28, '#2b2826')}<circle cx="${x}" cy="-196" r="24" fill="${ink.paper}" opacity=".85"/>`
  const band = `<path d="M-240 -300C-280 -760 280 -760 240 -300" fill="none" stroke="${ink.dark}" stroke-width="52" stroke-linecap="round"/><path d="M-226 -420C-200 -706 200 -706 226 -420" fill="none" stroke="${ink.light}" stroke-width="14" opacity=".8"/><path d="M-170 -600C-90 -660 90 -660 170 -600" fill="none" stroke="#3a2d25" stroke-width="34" stroke-linecap="round"/>`
  return {
    body: `${band}${cup(-240)}${cup(240)}`,
    width: 680,
    height: 690,
    stands: 'surface',
    focus: { x: -230, y: -230 },
    size: 'small',
  }
}

/** A sleeve with its record half out. */
export const record: Family = (pen) => {
  const { ink } = pen
  const grooves = [250, 225, 200, 175, 150]
    .map((r) => `<circle cx="190" cy="-330" r="${r}" fill="none" stroke="#3a3735" stroke-width="3"/>`)
    .join('')
  const disc = `<circle cx="190" cy="-330" r="290" fill="#181716"/>${grooves}<path d="M190 -330L70 -600A290 290 0 0 1 150 -618Z" fill="#fff" opacity=".13"/><circle cx="190" cy="-330" r="96" fill="${ink.accent}"/><circle cx="190" cy="-330" r="12" fill="${ink.paper}"/>`
  const sleeve = `${soft(pen, { x: -90, y: -310, rx: 420, ry: 420 }, '#000000', 0.25)}<g transform="translate(-420 -640) scale(1.476 1.069)"><g clip-path="${pen.clip('<rect width="420" height="580"/>')}">${composition(pen)}</g></g>`
  return {
    body: disc + sleeve,
    width: 900,
    height: 650,
    stands: 'wall',
    focus: { x: 60, y: -380 },
    size: 'medium',
  }
}

export const clock: Family = (pen) => {
  const { ink, random } = pen
  const hand = parse(ink.base).l > 0.75 ? ink.deep : ink.paper
  const marks = Array.from(
    { length: 12 },
    (_, i) => `<path d="M0 -630v${i % 3 ? 22 : 46}" transform="rotate(${i * 30} 0 -340)"/>`,
  ).join('')
  const [hour, minute] = [random.between(0, 360), random.integer(0, 11) * 30]
  const body = `<circle cy="-340" r="340" fill="${pen.linear(
    [
      [0, ink.light],
      [1, ink.deep],
    ],
    'slant',
  )}"/><circle cy="-340" r="312" fill="${ink.base}"/><circle cy="-340" r="312" fill="${pen.radial(
    [
      [0, '#fff', 0.26],
      [0.6, '#fff', 0.02],
      [1, ink.deep, 0.25],
    ],
    { x: 0.35, y: 0.3, r: 0.8 },
  )}"/><g stroke="${hand}" stroke-width="11" stroke-linecap="round">${marks}</g><g stroke-linecap="round"><path d="M0 -340V-500" stroke="${hand}" stroke-width="20" transform="rotate(${n(hour)} 0 -340)"/><path d="M0 -340V-590" stroke="${hand}" stroke-width="11" transform="rotate(${minute} 0 -340)"/></g><circle cy="-340" r="22" fill="${ink.accent}"/>`
  return { body, width: 690, height: 690, stands: 'wall', focus: { x: 0, y: -420 }, size: 'medium' }
}

export const mirror: Family = (pen) => {
  const { ink, random } = pen
  const outlines = [
    'M-300 0V-560A300 300 0 0 1 300 -560V0Z',
    'M-40 -880C180 -900 320 -700 280 -480C250 -300 330 -160 180 -50C20 50 -220 20 -290 -190C-350 -400 -250 -860 -40 -880Z',
    'M0 -860A300 430 0 0 1 0 0A300 430 0 0 1 0 -860Z',
  ] as const
  const outline = random.pick(outlines)
  const glass = pen.linear(
    [
      [0, '#f4f3ef'],
      [0.3, '#cfd3d2'],
      [0.45, '#eceeed'],
      [0.62, '#b9c0c0'],
      [1, '#dfe1df'],
    ],
    'slant',
  )
  return {
    body: `<path d="${outline}" fill="${glass}" stroke="${ink.base}" stroke-width="34" stroke-linejoin="round"/><path d="${outline}" fill="none" stroke="${ink.light}" stroke-width="7" opacity=".8"/>`,
    width: 660,
    height: 900,
    stands: 'wall',
    focus: { x: -170, y: -620 },
    size: 'large',
  }
}

export const stool: Family = (pen) => {
  const { ink } = pen
  const wood = pen.linear([
    [0, ink.light],
    [0.4, ink.base],
    [1, ink.deep],
  ])
  const leg = (x1: number, x2: number, back = false) =>
    `<path d="M${x1 - 24} -520L${x2 - 16} 0H${x2 + 16}L${x1 + 24} -520Z" fill="${back ? ink.deep : wood}"/>`
  const seat = `<ellipse rx="300" ry="62" cy="-520" fill="${ink.dark}"/><path d="M-300 -552V-520A300 62 0 0 0 300 -520V-552Z" fill="${wood}"/><ellipse rx="300" ry="62" cy="-552" fill="${pen.linear(
    [
      [0, ink.light],
      [1, ink.base],
    ],
    'slant',
  )}"/>`
  const grain = Array.from(
    { length: 5 },
    (_, i) =>
      `<ellipse rx="${250 - i * 48}" ry="${48 - i * 9}" cx="-14" cy="-552" fill="none" stroke="${ink.dark}" stroke-width="3" opacity=".4"/>`,
  ).join('')
  return {
    body:
      leg(-60, -110, true) +
      leg(90, 150, true) +
      `<path d="M-196 -210H196" stroke="${ink.dark}" stroke-width="22"/>` +
      leg(-190, -250) +
      leg(190, 250) +
      seat +
      grain,
    width: 640,
    height: 620,
    stands: 'surface',
    focus: { x: -120, y: -520 },
    size: 'large',
  }
}

export const board: Family = (pen) => {
  const { ink } = pen
  const outline =
    'M-230 0Q-250 0 -250 -20V-540Q-250 -640 -110 -650Q-60 -660 -60 -720V-800A60 60 0 0 1 60 -800V-720Q60 -660 110 -650Q250 -640 250 -540V-20Q250 0 230 0Z'
  const grain = Array.from(
    { length: 9 },
    (_, i) => `M${-230 + i * 56} 0C${-250 + i * 60} -260 ${-200 + i * 50} -420 ${-226 + i * 56} -860`,
  ).join('')
  const body = `<path d="${outline}" transform="translate(16 0)" fill="${ink.deep}"/><path d="${outline}" fill="${pen.linear(
    [
      [0, ink.light],
      [0.6, ink.base],
      [1, ink.dark],
    ],
    'slant',
  )}"/><g clip-path="${pen.clip(`<path d="${outline}"/>`)}"><path d="${grain}" fill="none" stroke="${ink.dark}" stroke-width="6" opacity=".4"/></g><circle cy="-790" r="24" fill="${ink.deep}"/>`
  return { body, width: 540, height: 870, stands: 'surface', focus: { x: 0, y: -640 }, size: 'medium' }
}

/** Spoon, fork and knife, side by side. */
export const cutlery: Family = (pen) => {
  const { ink } = pen
  const metal = pen.linear([
    [0, ink.dark],
    [0.35, ink.light],
    [0.5, '#ffffff'],
    [0.62, ink.base],
    [1, ink.deep],
  ])
  const handle = (x: number) =>
    `<path d="M${x - 12} -470L${x - 22} -30Q${x} 20 ${x + 22} -30L${x + 12} -470Z" fill="${metal}"/>`
  const body = `${handle(-190)}<path d="M-190 -450C-270 -480 -290 -740 -190 -760C-90 -740 -110 -480 -190 -450Z" fill="${metal}"/><path d="M-200 -700C-240 -680 -240 -560 -210 -520" stroke="#fff" stroke-width="9" fill="none" opacity=".7" stroke-linecap="round"/>${handle(0)}<path d="M-62 -760V-600Q-62 -500 -12 -470H12Q62 -500 62 -600V-760H44V-610H28V-760H10V-610H-10V-760H-28V-610H-44V-760Z" fill="${metal}"/>${handle(190)}<path d="M172 -450V-740Q176 -790 214 -760Q250 -690 236 -450Z" fill="${metal}"/>`
  return { body, width: 620, height: 790, stands: 'wall', focus: { x: -60, y: -600 }, size: 'small' }
}

/** Turned wood with a lid: a box for what has no other place. */
export const caddy: Family = (pen) => {
  const low = turned(pen, {
    profile: [
      [230, 0],
      [244, 20],
      [244, 250],
    ],
    open: false,
    gloss: 0.3,
  })
  const lid = turned(pen.with(pen.ink.accent), {
    profile: [
      [252, 240],
      [254, 262],
      [250, 330],
      [60, 356],
      [30, 366],
      [46, 410],
      [10, 436],
    ],
    open: false,
    gloss: 0.35,
  })
  return {
    body: low + lid,
    width: 540,
    height: 440,
    stands: 'surface',
    focus: { x: -60, y: -280 },
    size: 'small',
  }
}
