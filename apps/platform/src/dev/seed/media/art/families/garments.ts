import type { Drawing, Family } from '../drawing.ts'
import { n, type Pen } from '../pen.ts'

interface Cut {
  readonly body: string
  readonly sleeves: string
  readonly length: number
}

/** Hung on the wall: the hook is at the top, the hem near 0. */
export const sweater: Family = (pen) => {
  const cut = cutOf(620, 760, true)
  const { ink, random } = pen
  const knit = Array.from({ length: 24 }, (_, i) => `M${-420 + i * 36} -860V40`).join('')
  const stripes = random.chance(0.5)
    ? Array.from(
        { length: 7 },
        (_, i) =>
          `<path d="M-500 ${-640 + i * 84}H500" stroke="${i % 2 ? ink.paper : ink.accent}" stroke-width="${i % 2 ? 26 : 12}"/>`,
      ).join('')
    : `<path d="M-120 -560q120 70 240 0M-150 -520q150 84 300 0" stroke="${ink.paper}" stroke-width="14" fill="none" stroke-dasharray="14 12"/>`
  const pattern = `${stripes}<path d="${knit}" stroke="${ink.deep}" stroke-width="3" opacity=".13"/><path d="M-400 -46H400" stroke="${ink.dark}" stroke-width="92" opacity=".55"/>`
  const collar = `<path d="M-118 -790Q0 -690 118 -790L96 -812Q0 -740 -96 -812Z" fill="${ink.dark}"/><path d="M-96 -812Q0 -742 96 -812Q0 -790 -96 -812Z" fill="${ink.deep}"/>`
  return hung(pen, cut, pattern, collar)
}

export const tee: Family = (pen) => {
  const { ink, random } = pen
  const mark = random.pick([
    `<circle cx="0" cy="-560" r="92" fill="${ink.accent}"/><path d="M-130 -510H130V-440H-130Z" fill="${ink.base}"/>`,
    `<path d="M-84 -470V-560A84 84 0 0 1 84 -560V-470Z" fill="${ink.accent}"/><path d="M-42 -470V-560A42 42 0 0 1 42 -560V-470Z" fill="${ink.second}"/>`,
    `<path d="M-170 -620h76v76h-76z" fill="${ink.accent}"/>`,
  ])
  const collar = `<path d="M-116 -792Q0 -664 116 -792L96 -808Q0 -700 -96 -808Z" fill="${ink.dark}"/><path d="M-96 -808Q0 -704 96 -808Q0 -784 -96 -808Z" fill="${ink.deep}"/>`
  return hung(pen, cutOf(560, 720, false), mark, collar)
}

export const overshirt: Family = (pen) => {
  const { ink } = pen
  const pocket = (x: number) =>
    `<path d="M${x} -560h130v120l-65 26l-65 -26z" fill="${ink.base}" stroke="${ink.dark}" stroke-width="5"/><path d="M${x} -560h130v34H${x}z" fill="${ink.dark}" opacity=".5"/><circle cx="${x + 65}" cy="-543" r="8" fill="${ink.paper}"/>`
  const buttons = Array.from(
    { length: 6 },
    (_, i) =>
      `<circle cx="0" cy="${-690 + i * 118}" r="10" fill="${ink.paper}" stroke="${ink.deep}" stroke-width="2"/>`,
  ).join('')
  const placket = `<path d="M-26 -780V10M26 -780V10" stroke="${ink.dark}" stroke-width="4"/><path d="M0 -40V0" stroke="${ink.deep}" stroke-width="3"/>`
  const collar = `<path d="M-108 -806L-170 -700L-60 -664L0 -748L60 -664L170 -700L108 -806Q0 -760 -108 -806Z" fill="${pen.linear(
    [
      [0, ink.light],
      [1, ink.dark],
    ],
    'down',
  )}"/><path d="M-100 -808Q0 -744 100 -808Q0 -790 -100 -808Z" fill="${ink.deep}"/>`
  return hung(pen, cutOf(640, 800, true), placket + pocket(-236) + pocket(106) + buttons, collar)
}

export const coat: Family = (pen) => {
  const { ink } = pen
  const buttons = [-470, -330, -190]
    .map(
      (y) =>
        `<circle cx="46" cy="${y}" r="17" fill="${ink.deep}"/><circle cx="42" cy="${y - 4}" r="6" fill="${ink.light}" opacity=".5"/>`,
    )
    .join('')
  const front = `<path d="M-40 -620L10 -520L0 240" fill="none" stroke="${ink.deep}" stroke-width="5" opacity=".7"/><path d="M-250 -120l120 14v26l-120 -14zM250 -120l-120 14v26l120 -14z" fill="${ink.dark}"/>${buttons}`
  const lapels = `<path d="M-104 -806L-190 -640L-120 -610L-150 -570L8 -440L-10 -600Z" fill="${ink.light}"/><path d="M104 -806L190 -640L120 -610L150 -570L8 -440L-10 -600Z" fill="${pen.linear(
    [
      [0, ink.base],
      [1, ink.dark],
    ],
  )}"/><path d="M-104 -806Q0 -740 104 -806L-6 -590Z" fill="${ink.deep}"/>`
  return hung(pen, cutOf(660, 790, true, 240), front, lapels, 240)
}

export const trousers: Family = (pen) => {
  const { ink } = pen
  const outline = 'M-200 -800H200L236 -300L262 0H62L8 -520L-8 -520L-62 0H-262L-236 -300Z'
  const creases = `<path d="M-160 -640L-166 -10M160 -640L166 -10" stroke="${ink.deep}" stroke-width="5" opacity=".35"/><path d="M-200 -740H200" stroke="${ink.dark}" stroke-width="6"/><path d="M-196 -690Q-130 -680 -110 -760M196 -690Q130 -680 110 -760M0 -760V-540" fill="none" stroke="${ink.dark}" stroke-width="6"/><path d="M-262 -22H-60M262 -22H60" stroke="${ink.dark}" stroke-width="44" opacity=".45"/>`
  const body = `${hanger(pen, -850)}<path d="M-150 -850v60M150 -850v60" stroke="#b3a084" stroke-width="22"/><path d="${outline}" fill="${cloth(pen)}"/>${creases}<path d="${outline}" fill="${folds(pen)}"/><circle cx="0" cy="-770" r="11" fill="${ink.paper}"/>`
  return { body, width: 560, height: 960, stands: 'wall', focus: { x: -20, y: -700 }, size: 'large' }
}

export const tote: Family = (pen) => {
  const { ink, random } = pen
  const outline = 'M-270 -560H270L300 -20Q300 0 280 0H-280Q-300 0 -300 -20Z'
  const mark = random.pick([
    `<path d="M-110 -150V-300A110 110 0 0 1 110 -300V-150Z" fill="${ink.accent}"/><circle cy="-290" r="46" fill="${ink.base}"/>`,
    `<circle cx="-50" cy="-280" r="96" fill="${ink.accent}"/><circle cx="60" cy="-250" r="96" fill="${ink.second}" opacity=".85"/>`,
    `<path d="M-300 -330H300M-300 -280H300M-300 -230H300" stroke="${ink.accent}" stroke-width="22"/>`,
  ])
  const handles = `<path d="M-130 -550C-150 -900 150 -900 130 -550" fill="none" stroke="${ink.dark}" stroke-width="38"/><path d="M-138 -550C-158 -880 158 -880 138 -550" fill="none" stroke="${ink.base}" stroke-width="26"/>`
  const body = `${handles}<path d="${outline}" fill="${cloth(pen)}"/><g clip-path="${pen.clip(`<path d="${outline}"/>`)}">${mark}</g><path d="${outline}" fill="${folds(pen)}"/><path d="M-268 -528H268" stroke="${ink.dark}" stroke-width="4" stroke-dasharray="12 9"/>`
  return { body, width: 620, height: 830, stands: 'surface', focus: { x: -20, y: -300 }, size: 'medium' }
}

export const scarf: Family = (pen) => {
  const { ink } = pen
  const fringe = (x: number, width: number, y: number) =>
    Array.from({ length: 13 }, (_, i) => `M${n(x + (width * i) / 12)} ${y}q${(i % 3) * 4 - 4} 40 0 70`).join(
      '',
    )
  const check =
    Array.from(
      { length: 8 },
      (_, i) =>
        `<path d="M-400 ${-760 + i * 100}H400" stroke="${i % 2 ? ink.accent : ink.paper}" stroke-width="${i % 2 ? 10 : 30}" opacity=".7"/>`,
    ).join('') +
    `<path d="M-150 -900V0M-90 -900V0M90 -900V0M150 -900V0" stroke="${ink.paper}" stroke-width="14" opacity=".5"/>`
  const back = 'M-20 -860C120 -880 190 -820 200 -700L214 -160H20Z'
  const front = 'M20 -860C-130 -880 -200 -820 -204 -690L-226 -70H-16L36 -700Z'
  const part = (outline: string) =>
    `<path d="${outline}" fill="${cloth(pen)}"/><g clip-path="${pen.clip(`<path d="${outline}"/>`)}">${check}</g><path d="${outline}" fill="${folds(pen)}"/>`
  const peg = `<path d="M-40 -872H60" stroke="#a07a52" stroke-width="44" stroke-linecap="round"/><circle cx="60" cy="-872" r="26" fill="#c79d70"/>`
  const body = `<path d="${fringe(24, 186, -160)}" stroke="${ink.dark}" stroke-width="6" fill="none"/>${part(back)}${peg}<path d="${fringe(-222, 202, -70)}" stroke="${ink.base}" stroke-width="6" fill="none"/>${part(front)}`
  return { body, width: 480, height: 900, stands: 'wall', focus: { x: -90, y: -500 }, size: 'medium' }
}

function cutOf(shoulder: number, chest: number, long: boolean, extra = 0): Cut {
  const s = shoulder / 2
  const w = chest / 2 - 80
  const body = `M-100 -810Q0 -760 100 -810L${s - 40} -750Q${w + 10} -640 ${w} -520L${w + 12 + extra / 8} ${extra}Q0 ${extra + 24} ${-w - 12 - extra / 8} ${extra}L${-w} -520Q${-w - 10} -640 ${-s + 40} -750Z`
  const arm = (side: number) => {
    const x = (value: number) => n(side * value)
    return long
      ? `M${x(s - 60)} -760Q${x(s + 40)} -730 ${x(s + 70)} -620L${x(s + 150)} -60L${x(s + 44)} -40L${x(w - 20)} -520Z`
      : `M${x(s - 60)} -760Q${x(s + 30)} -740 ${x(s + 70)} -650L${x(s + 140)} -470L${x(s + 10)} -420L${x(w - 20)} -540Z`
  }
  return { body, sleeves: arm(-1) + arm(1), length: extra }
}

function hung(pen: Pen, cut: Cut, pattern: string, collar: string, extra = 0): Drawing {
  const { ink } = pen
  const sleeves = `<path d="${cut.sleeves}" fill="${pen.linear([
    [0, ink.base],
    [0.2, ink.light],
    [0.5, ink.dark],
    [0.8, ink.base],
    [1, ink.dark],
  ])}"/><g clip-path="${pen.clip(`<path d="${cut.sleeves}"/>`)}" opacity=".8">${pattern.includes('M-500') ? pattern : ''}</g>`
  const body = `${hanger(pen, -800)}${sleeves}<path d="${cut.body}" fill="${cloth(pen)}"/><g clip-path="${pen.clip(`<path d="${cut.body}"/>`)}">${pattern}</g><path d="${cut.body}" fill="${folds(pen)}"/>${collar}`
  return {
    body: `<g transform="translate(0 ${-extra})">${body}</g>`,
    width: 860,
    height: 930 + extra,
    stands: 'wall',
    focus: { x: -40, y: -640 - extra },
    size: 'large',
  }
}

function hanger(pen: Pen, y: number): string {
  const wood = pen.linear(
    [
      [0, '#c9a274'],
      [1, '#8f6a43'],
    ],
    'down',
  )
  return `<path d="M0 ${y - 10}C0 ${y - 60} 46 ${y - 60} 40 ${y - 104}A32 32 0 0 0 -22 ${y - 108}" fill="none" stroke="#4a4643" stroke-width="9" stroke-linecap="round"/><path d="M0 ${y - 26}Q170 ${y} 270 ${y + 66}L258 ${y + 92}Q140 ${y + 34} 0 ${y + 20}Q-140 ${y + 34} -258 ${y + 92}L-270 ${y + 66}Q-170 ${y} 0 ${y - 26}Z" fill="${wood}"/>`
}

function cloth(pen: Pen): string {
  const { ink } = pen
  return pen.linear(
    [
      [0, ink.base],
      [0.3, ink.light],
      [0.7, ink.base],
      [1, ink.dark],
    ],
    'slant',
  )
}

/** Cloth falls in folds: alternating light and shade across. */
function folds(pen: Pen): string {
  const { deep } = pen.ink
  return pen.linear([
    [0, deep, 0.34],
    [0.1, deep, 0.05],
    [0.2, '#fff', 0.12],
    [0.32, deep, 0.14],
    [0.42, '#fff', 0.1],
    [0.55, deep, 0.03],
    [0.66, deep, 0.18],
    [0.74, '#fff', 0.06],
    [0.88, deep, 0.16],
    [1, deep, 0.42],
  ])
}
