import type { Pen } from './pen.ts'

/** A thing, drawn with its foot at 0,0 and up being negative; about a thousand units tall at the most. */
export interface Drawing {
  readonly body: string
  readonly width: number
  readonly height: number
  /** Support of the object: on a surface, on the wall, or hanging from above. */
  readonly stands: 'surface' | 'wall' | 'ceiling'
  /** The part worth a closer look. */
  readonly focus: { readonly x: number; readonly y: number }
  /** How large it is in a room: a cup is small, a floor lamp large. */
  readonly size: 'small' | 'medium' | 'large'
  /** A lamp's light, relative to its foot. */
  readonly glow?: { readonly x: number; readonly y: number; readonly r: number }
}

export type Family = (pen: Pen) => Drawing
