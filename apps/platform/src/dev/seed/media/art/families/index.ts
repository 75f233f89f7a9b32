import type { Family } from '../drawing.ts'
import { coat, overshirt, scarf, sweater, tee, tote, trousers } from './garments.ts'
import { domeLamp, floorLamp, pendant, tableLamp } from './lamps.ts'
import { board, caddy, clock, cutlery, headphones, mirror, radio, record, speaker, stool } from './objects.ts'
import { book, cards, giftCard, notebook, pencils } from './paper.ts'
import { planter, pot } from './plants.ts'
import { print } from './prints.ts'
import { blanket, cushion, rug, towels } from './textiles.ts'
import { bottle, bowl, candle, carafe, cup, jug, plates, teapot, vase } from './vessels.ts'

/** Every kind of thing the store can picture. */
export const families = {
  blanket,
  board,
  book,
  bottle,
  bowl,
  caddy,
  candle,
  carafe,
  cards,
  clock,
  coat,
  cup,
  cushion,
  cutlery,
  dome: domeLamp,
  floorlamp: floorLamp,
  giftcard: giftCard,
  headphones,
  jug,
  lamp: tableLamp,
  mirror,
  notebook,
  overshirt,
  pencils,
  pendant,
  planter,
  plates,
  pot,
  print,
  radio,
  record,
  rug,
  scarf,
  speaker,
  stool,
  sweater,
  teapot,
  tee,
  tote,
  towels,
  trousers,
  vase,
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families
