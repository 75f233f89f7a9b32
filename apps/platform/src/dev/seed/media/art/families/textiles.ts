import type { Family } from '../drawing.ts'
import { n, type Pen } from '../pen.ts'
import { soft } from '../shapes.ts'

export const cushion: Family = (pen) => {
  const { ink } = pen
  const outline =
    'M-330 -610C-200 -570 200 -570 330 -610C292 -420 292 -220 330 -10C200 -46 -200 -46 -330 -10C-292 -220 -292 -420 -330 -610Z'
  const puff = pen.radial(
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0.04],
      [1, ink.deep, 0.5],
    ],
    { x: 0.4, y: 0.34, r: 0.72 },
  )
  const body = `<path d="${outline}" fill="${ink.base}" stroke="${ink.dark}" stroke-width="7"/><g clip-path="${pen.clip(`<path d="${outline}"/>`)}">${weave(pen, 700, 640)}</g><path d="${outline}" fill="${puff}"/><path d="M-318 -596C-260 -540 -240 -500 -230 -460M318 -596C262 -540 244 -506 236 -470M-318 -22C-270 -70 -250 -110 -240 -150M318 -22C270 -70 254 -110 244 -150" fill="none" stroke="${ink.deep}" stroke-width="9" opacity=".22" stroke-linecap="round"/>`
  return { body, width: 680, height: 620, stands: 'surface', focus: { x: -150, y: -380 }, size: 'medium' }
}

export const blanket: Family = (pen) => {
  const { ink } = pen
  const layers = Array.from({ length: 4 }, (_, i) => {
    const y = -i * 92
    const outline = `M-360 ${y - 92}H330Q380 ${y - 92} 380 ${y - 46}T330 ${y}H-360Z`
    return `<path d="${outline}" fill="${pen.linear(
      [
        [0, ink.light],
        [0.4, ink.base],
        [1, ink.dark],
      ],
      'down',
    )}"/><g clip-path="${pen.clip(`<path d="${outline}"/>`)}"><g transform="translate(0 ${y})">${weave(pen, 820, 100)}</g></g><path d="${outline}" fill="${pen.linear(
      [
        [0, ink.deep, 0],
        [0.75, ink.deep, 0.06],
        [1, ink.deep, 0.55],
      ],
      'down',
    )}"/>`
  }).join('')
  const fringe = Array.from(
    { length: 24 },
    (_, i) => `M-360 ${n(-8 - i * 14.6)}q-30 ${(i % 4) * 3} -64 ${(i % 5) * 4 - 6}`,
  ).join('')
  return {
    body: `<path d="${fringe}" stroke="${ink.light}" stroke-width="6" fill="none" stroke-linecap="round"/>${layers}`,
    width: 820,
    height: 380,
    stands: 'surface',
    focus: { x: -180, y: -230 },
    size: 'medium',
  }
}

export const towels: Family = (pen) => {
  const { ink } = pen
  const tints = [ink.base, ink.light, ink.paper, ink.second]
  const body = tints
    .map((tint, i) => {
      const y = -i * 118
      const w = 320 - i * 6
      const look = pen.with(tint)
      const outline = `M${-w} ${y}Q${-w - 44} ${y - 59} ${-w} ${y - 114}H${w}Q${w + 34} ${y - 59} ${w} ${y}Z`
      const loops = Array.from({ length: 5 }, (_, k) => `M${-w - 30} ${y - 18 - k * 20}H${w + 30}`).join('')
      return `<path d="${outline}" fill="${look.linear(
        [
          [0, look.ink.light],
          [0.5, look.ink.base],
          [1, look.ink.dark],
        ],
        'down',
      )}"/><path d="M${w - 90} ${y - 114}V${y}M${w - 60} ${y - 114}V${y}" stroke="${ink.accent}" stroke-width="10" opacity=".7"/><path d="${loops}" stroke="${look.ink.deep}" stroke-width="3" stroke-dasharray="5 9" opacity=".25"/><path d="M${-w + 6} ${y - 57}H${w}" stroke="${look.ink.deep}" stroke-width="5" opacity=".4"/>`
    })
    .join('')
  return { body, width: 720, height: 480, stands: 'surface', focus: { x: -120, y: -300 }, size: 'medium' }
}

export const rug: Family = (pen) => {
  const { ink, random } = pen
  const outline = 'M-330 -900H330V-20H-330Z'
  const ends = (y: number, down: number) =>
    `<path d="${Array.from({ length: 34 }, (_, i) => `M${n(-324 + i * 19.6)} ${y}v${down}`).join('')}" stroke="${ink.paper}" stroke-width="7"/>`
  const fields = [ink.accent, ink.paper, ink.second, ink.light] as const
  const bands = Array.from({ length: 6 }, (_, i) => {
    const y = -880 + i * 146
    const fill = random.pick(fields)
    return random.chance(0.5)
      ? `<path d="${Array.from({ length: 6 }, (_, k) => `M${-330 + k * 110} ${y + 110}l55 -90l55 90z`).join('')}" fill="${fill}"/>`
      : `<path d="M-330 ${y + 30}H330M-330 ${y + 60}H330M-330 ${y + 94}H330" stroke="${fill}" stroke-width="16"/>`
  }).join('')
  const pile = Array.from({ length: 44 }, (_, i) => `M-330 ${-896 + i * 20}H330`).join('')
  const body = `${ends(-900, -44)}${ends(-20, 44)}<path d="${outline}" fill="${ink.base}"/><path d="M-296 -866H296V-54H-296Z" fill="none" stroke="${ink.deep}" stroke-width="10"/><g clip-path="${pen.clip('<path d="M-290 -860H290V-60H-290Z"/>')}">${bands}</g><path d="${pile}" stroke="${ink.deep}" stroke-width="3" opacity=".14"/>${soft(pen, { x: -140, y: -700, rx: 420, ry: 420 }, '#ffffff', 0.16)}`
  return { body, width: 700, height: 950, stands: 'wall', focus: { x: -120, y: -560 }, size: 'large' }
}

/** Stripe, check, herringbone or plain: what the loom was set to. */
function weave(pen: Pen, width: number, height: number): string {
  const { ink, random } = pen
  const kind = random.integer(0, 3)
  const [left, top] = [-width / 2, -height]
  if (kind === 0) {
    return Array.from(
      { length: 9 },
      (_, i) =>
        `<path d="M${n(left + 40 + (i * width) / 9)} ${top}V20" stroke="${i % 3 ? ink.paper : ink.accent}" stroke-width="${i % 3 ? 8 : 24}" opacity=".8"/>`,
    ).join('')
  }
  if (kind === 1) {
    const down = Array.from({ length: 8 }, (_, i) => `M${n(left + (i * width) / 8)} ${top}V20`).join('')
    const across = Array.from({ length: 8 }, (_, i) => `M${left} ${n(top + (i * height) / 8)}H${width}`).join(
      '',
    )
    return `<path d="${down}${across}" stroke="${ink.deep}" stroke-width="34" opacity=".2"/><path d="${down}" stroke="${ink.paper}" stroke-width="5" opacity=".6"/>`
  }
  if (kind === 2) {
    const zig = Array.from(
      { length: 12 },
      (_, i) => `M${left} ${n(top + (i * height) / 11)}${'l32 -26l32 26'.repeat(Math.ceil(width / 64))}`,
    ).join('')
    return `<path d="${zig}" fill="none" stroke="${ink.paper}" stroke-width="7" opacity=".5"/>`
  }
  const rows = Array.from({ length: 26 }, (_, i) => `M${left} ${n(top + (i * height) / 25)}H${width}`).join(
    '',
  )
  return `<path d="${rows}" stroke="${ink.deep}" stroke-width="3" stroke-dasharray="7 5" opacity=".25"/>`
}
