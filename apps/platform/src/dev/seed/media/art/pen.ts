import { lighter, oklch, parse } from './color.ts'
import type { Random } from './random.ts'

/** Position 0..1, color and, if not solid, opacity. */
type Stop = readonly [at: number, color: string, opacity?: number]

interface Ink {
  readonly base: string
  readonly light: string
  readonly dark: string
  readonly deep: string
  /** Two companions that go well with the base. */
  readonly accent: string
  readonly second: string
  readonly paper: string
}

/** The tools of a drawing: its colors, its chance, and definitions shared within one picture. */
export interface Pen {
  readonly ink: Ink
  readonly random: Random
  linear(stops: readonly Stop[], direction?: 'across' | 'down' | 'slant'): string
  radial(stops: readonly Stop[], at?: { x: number; y: number; r: number }): string
  clip(shape: string): string
  with(color: string): Pen
}

function inkOf(base: string, turn = 0): Ink {
  const { l, c, h } = parse(base)
  const hue = c < 0.02 ? 60 : h
  return {
    base,
    light: lighter(base, 0.1),
    dark: lighter(base, -0.13),
    deep: oklch(Math.max(0.16, l - 0.32), Math.max(c * 0.8, 0.02), hue),
    accent: l > 0.62 ? oklch(0.46, 0.075, (hue + 150 + turn) % 360) : oklch(0.8, 0.075, 62 + turn),
    second: oklch(l > 0.62 ? 0.62 : 0.7, 0.085, (hue + 38 + turn) % 360),
    paper: oklch(0.955, 0.014, 80),
  }
}

export function createPen(color: string, random: Random, definitions: string[]): Pen {
  const define = (tag: string, attributes: string, content: string) => {
    const id = `d${definitions.length}`
    definitions.push(`<${tag} id="${id}"${attributes}>${content}</${tag}>`)
    return `url(#${id})`
  }
  const turn = random.between(-25, 25)
  const directions = { across: '', down: ' x2="0" y2="1"', slant: ' x2="1" y2="1"' }
  return {
    ink: inkOf(color, turn),
    random,
    linear: (stops, direction = 'across') =>
      define('linearGradient', directions[direction], stops.map(stop).join('')),
    radial: (stops, at) =>
      define(
        'radialGradient',
        at ? ` cx="${n(at.x)}" cy="${n(at.y)}" r="${n(at.r)}"` : '',
        stops.map(stop).join(''),
      ),
    clip: (shape) => define('clipPath', '', shape),
    with: (other) => createPen(other, random, definitions),
  }
}

function stop([at, color, opacity]: Stop): string {
  return `<stop offset="${n(at)}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`
}

export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}
