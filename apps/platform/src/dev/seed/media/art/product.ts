import { roomFor } from './backdrop.ts'
import { type FamilyName, families } from './families/index.ts'
import { createPen } from './pen.ts'
import { hash, randomOf } from './random.ts'
import { HEIGHT, type ViewName, views, WIDTH } from './views.ts'
import { wrap } from './wrap.ts'

export interface ProductArt {
  readonly family: FamilyName
  /** Decides the form; all colors of one product share it. */
  readonly seed: string
  readonly color: string
  readonly view: ViewName
}

/** One picture of one product. Pure: the same art gives the same bytes. */
export function drawProduct({ family, seed, color, view }: ProductArt): string {
  const definitions: string[] = []
  const draw = (tint: string) => families[family](createPen(tint, randomOf(`${family} ${seed}`), definitions))
  const pen = createPen(color, randomOf(`around ${seed} ${view}`), definitions)
  const drawing = draw(color)
  const body = views[view]({ color, pen, drawing: drawing, recolored: draw, turn: turnOf(seed) })
  return wrap(WIDTH, HEIGHT, definitions, body)
}

/** Placeholder to show while the picture loads. */
export function blurOf(art: ProductArt): string {
  return roomFor(art.color, turnOf(art.seed), art.view === 'dusk').wall
}

function turnOf(seed: string): number {
  return ([-40, 0, 25, 60, 0, 110] as const)[hash(seed) % 6] ?? 0
}
