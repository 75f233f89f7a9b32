import { floor, type Room, roomFor, studio, table, windowLight } from './backdrop.ts'
import { oklch, parse } from './color.ts'
import type { Drawing } from './drawing.ts'
import { planter } from './families/plants.ts'
import { vase } from './families/vessels.ts'
import { n, type Pen } from './pen.ts'
import { place } from './place.ts'
import { box, soft } from './shapes.ts'

export const WIDTH = 1200
export const HEIGHT = 1500

interface Subject {
  readonly color: string
  readonly pen: Pen
  readonly drawing: Drawing
  /** The same thing in another color. */
  recolored(color: string): Drawing
  /** Chance for the surroundings; the same for all colors of one product. */
  readonly turn: number
}

type View = (subject: Subject) => string

/** On a paper sweep, as the first picture of every product. */
const front: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn)
  return studio(pen, room, WIDTH, HEIGHT, 1090) + place(pen, room, drawing, centered(drawing))
}

/** View in the evening, on a dark ground. */
const dusk: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn + 20, true)
  const ground = box(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    pen.linear(
      [
        [0, room.wallShade],
        [0.5, room.wall],
        [0.74, room.floor],
        [1, room.wallShade],
      ],
      'down',
    ),
  )
  return `${ground}${soft(pen, { x: 380, y: 460, rx: 760, ry: 760 }, room.floor, 0.6)}${place(pen, room, drawing, centered(drawing))}`
}

/** On a plinth in front of an arch. */
const plinth: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn + 30)
  const { h, c } = parse(color)
  const arch = pen.linear(
    [
      [0, oklch(0.72, Math.min(0.09, c + 0.03), h + turn)],
      [1, oklch(0.82, Math.min(0.07, c + 0.02), h + turn)],
    ],
    'down',
  )
  const back = `${studio(pen, room, WIDTH, HEIGHT, 1230)}<path d="M190 1235V620A410 410 0 0 1 1010 620V1235Z" fill="${arch}"/>${soft(pen, { x: 420, y: 480, rx: 420, ry: 420 }, '#ffffff', 0.3)}`
  if (drawing.stands !== 'surface')
    return (
      back + place(pen, room, drawing, { ...centered(drawing), y: drawing.stands === 'ceiling' ? 860 : 730 })
    )
  const block = `${soft(pen, { x: 700, y: 1370, rx: 620, ry: 70 }, room.shadow, 0.4)}${box(
    250,
    1090,
    700,
    280,
    4,
    pen.linear([
      [0, room.floor],
      [0.55, room.wall],
      [1, room.wallShade],
    ]),
  )}<path d="M250 1090L320 1050H880L950 1090Z" fill="${room.floor}"/>`
  const scale = fit(drawing, 620, 720)
  return back + block + place(pen, room, drawing, { x: 600, y: 1076, scale })
}

/** Close enough to see how it is made. */
const detail: View = (subject) => {
  const { drawing, pen, color, turn } = subject
  const room = roomFor(color, turn)
  const scale = fit(drawing, 800, 900) * 2.3
  const x = 600 - drawing.focus.x * scale
  const y = 760 - drawing.focus.y * scale
  const light = `${studio(pen, room, WIDTH, HEIGHT, 1300)}`
  return `${light}<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${soft(pen, { x: drawing.width * 0.14, y: -drawing.height * 0.46, rx: drawing.width * 0.6, ry: drawing.height * 0.6 }, room.shadow, 0.35)}${drawing.body}</g>`
}

/** Two of a kind, the second in a companion color. */
const pair: View = (subject) => {
  const { pen, drawing, color, turn } = subject
  const room = roomFor(color, turn - 20)
  const other = subject.recolored(pen.ink.second)
  const scale = fit(drawing, 560, 720)
  if (drawing.stands !== 'surface') {
    const y = drawing.stands === 'ceiling' ? 900 : 720
    return (
      studio(pen, room, WIDTH, HEIGHT, 1240) +
      place(pen, room, other, { x: 815, y: y - 90, scale: scale * 0.86 }) +
      place(pen, room, drawing, { x: 410, y: y + 60, scale: scale * 0.92 })
    )
  }
  return (
    studio(pen, room, WIDTH, HEIGHT, 1000) +
    place(pen, room, other, { x: 800, y: 1020, scale: scale * 0.88 }) +
    place(pen, room, drawing, { x: 440, y: 1150, scale })
  )
}

/** At home, among other things. */
const scene: View = (subject) => {
  const { drawing } = subject
  if (drawing.stands === 'ceiling') return overTable(subject)
  if (drawing.stands === 'wall') return onWall(subject)
  return drawing.size === 'large' ? onFloor(subject) : onTable(subject)
}

const onTable: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn + 15)
  const goal = drawing.size === 'small' ? 420 : 660
  const companion = vase(pen.with(pen.ink.accent))
  const side = pen.random.chance(0.5) ? 1 : -1
  return `${wallOf(pen, room)}${windowLight(pen, side > 0 ? 60 : 420, 210, 560, 0.62)}${table(pen, room, WIDTH, HEIGHT, 1130)}${place(pen, room, companion, { x: 600 + side * 340, y: 1156, scale: 0.62 })}${place(pen, room, drawing, { x: 600 - side * 130, y: 1182, scale: fit(drawing, goal * 1.1, goal) })}`
}

const onFloor: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn + 15)
  const rug = `<ellipse cx="600" cy="1320" rx="520" ry="110" fill="${pen.ink.accent}" opacity=".8"/><ellipse cx="600" cy="1320" rx="470" ry="94" fill="none" stroke="${room.floor}" stroke-width="8" opacity=".8"/>`
  return `${wallOf(pen, room)}${windowLight(pen, 90, 190, 620, 0.6)}${floor(pen, room, WIDTH, HEIGHT, 1180)}${rug}${place(pen, room, planter(pen.with('#b98d6a')), { x: 1010, y: 1250, scale: 0.62 })}${place(pen, room, drawing, { x: 500, y: 1320, scale: fit(drawing, 640, 900) })}`
}

const onWall: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn + 15)
  const bench = `${box(
    150,
    1240,
    900,
    44,
    6,
    pen.linear([
      [0, '#caa27a'],
      [1, '#94704c'],
    ]),
  )}<path d="M210 1284L190 1500H226L250 1284ZM950 1284L974 1500H1010L990 1284Z" fill="#8a6645"/>`
  return `${wallOf(pen, room)}${windowLight(pen, 30, 160, 640, 0.5)}${floor(pen, room, WIDTH, HEIGHT, 1400)}${place(pen, room, drawing, { x: 560, y: 640, scale: fit(drawing, 640, 780) })}${bench}${place(pen, room, planter(pen.with(pen.ink.second)), { x: 900, y: 1244, scale: 0.5 })}`
}

const overTable: View = ({ pen, drawing, color, turn }) => {
  const room = roomFor(color, turn + 15)
  const bowl = vase(pen.with(pen.ink.accent))
  return `${wallOf(pen, room)}${windowLight(pen, 520, 300, 520, 0.4)}${table(pen, room, WIDTH, HEIGHT, 1210)}${soft(pen, { x: 600, y: 1240, rx: 560, ry: 70 }, '#ffe7b0', 0.8)}${place(pen, room, bowl, { x: 690, y: 1250, scale: 0.6 })}${place(pen, room, drawing, { x: 560, y: 640, scale: fit(drawing, 640, 460) })}`
}

export const views = { front, scene, detail, pair, plinth, dusk } as const satisfies Record<string, View>

export type ViewName = keyof typeof views

function wallOf(pen: Pen, room: Room): string {
  return box(
    0,
    0,
    WIDTH,
    HEIGHT,
    0,
    pen.linear(
      [
        [0, room.wall],
        [1, room.wallShade],
      ],
      'slant',
    ),
  )
}

function fit(drawing: Drawing, width: number, height: number): number {
  return Math.min(width / drawing.width, height / drawing.height)
}

function centered(drawing: Drawing): { x: number; y: number; scale: number } {
  if (drawing.stands === 'wall') return { x: 600, y: 740, scale: fit(drawing, 800, 1060) }
  if (drawing.stands === 'ceiling') return { x: 600, y: 930, scale: fit(drawing, 760, 560) }
  const scale = fit(drawing, 800, 900)
  return { x: 590, y: 820 + drawing.height * scale * 0.4, scale }
}
