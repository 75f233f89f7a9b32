import { tone } from '../color.ts'
import type { Family } from '../drawing.ts'
import { n } from '../pen.ts'
import { box, soft } from '../shapes.ts'
import { composition } from './prints.ts'

export const notebook: Family = (pen) => {
  const { ink } = pen
  const cover = pen.linear([
    [0, ink.dark],
    [0.07, ink.light],
    [0.12, ink.base],
    [1, ink.dark],
  ])
  const pages = Array.from({ length: 7 }, (_, i) => `M-244 ${-12 + i * 4}H262`).join('')
  const body = `<g transform="rotate(-7 0 -340)">${box(-250, -16, 520, 34, 4, '#f4eddd')}<path d="${pages}" stroke="#cfc4ac" stroke-width="1.6"/>${box(-262, -690, 530, 682, 16, cover)}${box(200, -690, 20, 682, 0, ink.accent)}${box(-170, -560, 280, 150, 3, ink.paper)}<path d="M-140 -500H60M-140 -466H-10" stroke="${ink.deep}" stroke-width="7" opacity=".8"/><path d="M-40 0v58l14 -14l14 14V0" fill="${ink.accent}"/></g>`
  return { body, width: 640, height: 730, stands: 'surface', focus: { x: -60, y: -500 }, size: 'small' }
}

export const pencils: Family = (pen) => {
  const { ink } = pen
  const colors = [ink.base, ink.accent, ink.second, ink.light, ink.deep, ink.base, ink.paper]
  const body = colors
    .map((color, i) => {
      const x = -300 + i * 92
      const body = pen.linear([
        [0, tone(color, 0.4)],
        [0.3, color],
        [0.36, '#fff', 0.7],
        [0.42, color],
        [0.7, color],
        [1, tone(color, 0.34)],
      ])
      return `<g transform="translate(${x} 0)"><path d="M0 -560H46V0H0Z" fill="${body}"/><path d="M0 -560L23 -664L46 -560Q23 -544 0 -560Z" fill="#e4c59b"/><path d="M14 -624L23 -664L32 -624Z" fill="${color}"/>${box(0, -44, 46, 44, 4, '#c8b06a')}</g>`
    })
    .join('')
  return {
    body: `<g transform="rotate(8 0 -300)">${body}</g>`,
    width: 720,
    height: 680,
    stands: 'wall',
    focus: { x: 0, y: -500 },
    size: 'small',
  }
}

export const cards: Family = (pen) => {
  const { ink } = pen
  const card = (x: number, turn: number) =>
    `<g transform="translate(${x} -60) rotate(${turn})">${soft(pen, { x: 12, y: -300, rx: 330, ry: 420 }, '#000000', 0.2)}${box(-230, -630, 460, 630, 4, '#fbf8f1')}<g transform="translate(-190 -590) scale(.905 .95)"><g clip-path="${pen.clip('<rect width="420" height="580"/>')}">${composition(pen)}</g></g></g>`
  const envelope = `<g transform="translate(40 0) rotate(4)">${box(-330, -400, 640, 400, 6, ink.light)}<path d="M-330 -396L-10 -160L310 -396" fill="${ink.base}" stroke="${ink.dark}" stroke-width="4"/><circle cx="-10" cy="-196" r="42" fill="${ink.accent}"/></g>`
  return {
    body: card(-80, -11) + card(70, 5) + envelope,
    width: 760,
    height: 760,
    stands: 'wall',
    focus: { x: 60, y: -460 },
    size: 'small',
  }
}

export const giftCard: Family = (pen) => {
  const { ink } = pen
  const face = (opacity: number, turn: number, y: number) =>
    `<g transform="translate(0 ${y}) rotate(${turn})" opacity="${opacity}">${soft(pen, { x: 16, y: -190, rx: 460, ry: 300 }, '#000000', 0.25)}<g clip-path="${pen.clip('<rect x="-380" y="-460" width="760" height="470" rx="30"/>')}">${box(
      -380,
      -460,
      760,
      470,
      0,
      pen.linear(
        [
          [0, ink.light],
          [1, ink.dark],
        ],
        'slant',
      ),
    )}<circle cx="260" cy="-80" r="210" fill="${ink.accent}"/><path d="M-60 20V-200A190 190 0 0 1 320 -200V20Z" fill="${ink.second}" opacity=".9"/><path d="M30 20V-190A100 100 0 0 1 230 -190V20Z" fill="${ink.paper}"/></g><g fill="none" stroke="${ink.paper}" stroke-width="9"><path d="M-318 -376a34 34 0 1 0 18 28h-22"/></g><path d="M-326 -60H-150" stroke="${ink.paper}" stroke-width="9" stroke-linecap="round"/><path d="M-326 -30H-220" stroke="${ink.paper}" stroke-width="9" stroke-linecap="round" opacity=".6"/></g>`
  return {
    body: face(1, 9, -330) + face(1, -8, -40),
    width: 860,
    height: 860,
    stands: 'wall',
    focus: { x: 120, y: -300 },
    size: 'small',
  }
}

export const book: Family = (pen) => {
  const { ink } = pen
  const body = `<g transform="rotate(3 0 -350)">${soft(pen, { x: 20, y: -340, rx: 400, ry: 480 }, '#000000', 0.2)}${box(246, -706, 26, 700, 3, '#efe6d2')}<path d="${Array.from({ length: 5 }, (_, i) => `M${250 + i * 5} -700V-10`).join('')}" stroke="#cbbfa3" stroke-width="1.5"/>${box(-260, -720, 516, 720, 6, ink.base)}<g transform="translate(-200 -660) scale(.95 .78)"><g clip-path="${pen.clip('<rect width="420" height="580"/>')}">${composition(pen)}</g></g><path d="M-200 -150H90M-200 -110H-20" stroke="${ink.paper}" stroke-width="${n(12)}"/>${box(-260, -720, 30, 720, 4, ink.deep).replace('/>', ' opacity=".35"/>')}</g>`
  return { body, width: 600, height: 740, stands: 'wall', focus: { x: -40, y: -480 }, size: 'small' }
}
