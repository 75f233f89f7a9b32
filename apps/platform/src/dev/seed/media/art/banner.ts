import { roomFor, studio, windowLight } from './backdrop.ts'
import { oklch } from './color.ts'
import { type FamilyName, families } from './families/index.ts'
import { createPen } from './pen.ts'
import { place } from './place.ts'
import { hash, randomOf } from './random.ts'
import { box, soft } from './shapes.ts'
import { wrap } from './wrap.ts'

export const BANNER = { width: 2000, height: 1000 } as const

export interface BannerArt {
  readonly family: FamilyName
  readonly seed: string
  readonly color: string
}

/** A wide still life of one family in companion colors; its left third is calm, for words. */
export function drawBanner({ family, seed, color }: BannerArt): string {
  const random = randomOf(`banner ${family} ${seed}`)
  const definitions: string[] = []
  const pen = createPen(color, random, definitions)
  const turn = (hash(seed) % 50) - 25
  const room = roomFor(color, turn)
  const ink = pen.ink
  const colors = [ink.second, color, ink.accent, ink.paper]
  const slots = [
    { x: 1730, y: 760, s: 0.82 },
    { x: 1000, y: 800, s: 0.8 },
    { x: 1370, y: 850, s: 1 },
  ]
  const hue = (hash(seed) % 60) + 40
  const disc = `<circle cx="1370" cy="470" r="360" fill="${pen.linear(
    [
      [0, oklch(0.78, 0.07, hue)],
      [1, oklch(0.88, 0.05, hue)],
    ],
    'down',
  )}"/>`
  const drawings = slots
    .map(({ x, y, s }, index) => {
      const each = families[family](createPen(colors[index] ?? color, random, definitions))
      const scale = Math.min(430 / each.width, 640 / each.height) * s
      const foot = each.stands === 'wall' ? 470 : each.stands === 'ceiling' ? 520 + index * 70 : y
      return place(pen, room, each, { x, y: foot, scale })
    })
    .join('')
  const ledge =
    families[family](createPen(color, randomOf('probe'), [])).stands === 'surface'
      ? `${box(720, 850, 1280, 0, 0, room.floor)}${soft(pen, { x: 1370, y: 870, rx: 800, ry: 90 }, room.shadow, 0.12)}`
      : ''
  const body = `${studio(pen, room, BANNER.width, BANNER.height, 720)}${windowLight(pen, 180, 120, 520, 0.5)}${disc}${ledge}${drawings}`
  return wrap(BANNER.width, BANNER.height, definitions, body)
}
