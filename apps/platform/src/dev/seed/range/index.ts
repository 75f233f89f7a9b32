import type { Draft } from './draft.ts'
import { lighting } from './lighting.ts'
import { objects } from './objects.ts'
import { plants } from './plants.ts'
import { prints } from './prints.ts'
import { sound } from './sound.ts'
import { stationery } from './stationery.ts'
import { tableware } from './tableware.ts'
import { textiles } from './textiles.ts'
import { vessels } from './vessels.ts'
import { wardrobe } from './wardrobe.ts'

/** The departments, in the order of the shop floor. */
export const range = {
  vessels,
  tableware,
  lighting,
  textiles,
  wardrobe,
  prints,
  stationery,
  plants,
  sound,
  objects,
} as const satisfies Record<string, readonly Draft[]>

export type Department = keyof typeof range
