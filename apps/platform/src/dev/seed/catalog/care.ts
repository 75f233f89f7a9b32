import { unitRatio } from '../../../areas/catalog/index.ts'
import type { FamilyName } from '../media/art/families/index.ts'
import type { Draft } from '../range/draft.ts'

interface Care {
  readonly story: string
  readonly sections: readonly { title: string; description: string }[]
}

const delivery = {
  title: 'Delivery and returns',
  description:
    '<p>Sent within two working days, wrapped in paper. Thirty days to change your mind, and we pay the way back.</p>',
}

function care(material: string, keeping: string, story: string): Care {
  const sections = [
    { title: 'Material', description: `<p>${material}</p>` },
    { title: 'Care', description: `<p>${keeping}</p>` },
    delivery,
  ]
  return { story, sections }
}

const ceramic = care(
  'Stoneware, fired at 1,260 °C; food-safe glaze.',
  'Dishwasher and oven safe. Warm the pot before boiling water.',
  'Made by four people in one room, so no two pieces are quite alike.',
)
const glass = care(
  'Lead-free glass, blown by mouth.',
  'By hand in warm water; dry upside down.',
  'Small bubbles are the breath of whoever made it.',
)
const light = care(
  'Powder-coated steel, linen, turned ash. E27 socket, up to 60 W.',
  'Dust with a dry brush; never with water.',
  'Comes with a dimmable warm bulb and two metres of woven cable.',
)
const cloth = care(
  'Cotton and wool from certified mills in Portugal.',
  'Cold wash, line dry, mend when needed: we send the thread.',
  'Cut and sewn in a workshop of eleven, whose names are on the label.',
)
const woven = care(
  'Linen, cotton and new wool, dyed in the yarn.',
  'Cool hand wash; dry flat in the shade.',
  'Woven on looms older than the people who run them.',
)
const paper = care(
  'Cotton rag paper, 300 g, pigment ink; frame of solid wood.',
  'Away from direct sun; a soft dry cloth for the glass.',
  'Printed in small runs and checked by eye, sheet after sheet.',
)
const leaf = care(
  'Acid-free paper from a mill that plants what it fells.',
  'Keep dry. Otherwise, use it.',
  'Bound with thread, not glue, so it stays open where you leave it.',
)
const stationery = care(
  'Paper and wood from managed forests.',
  'Keep dry. Otherwise, use it.',
  'Made to be used up, and then missed.',
)
const green = care(
  'Frost-proof terracotta or stoneware with drainage.',
  'Water when the top two fingers of soil are dry.',
  'Grown without haste; it travels with its roots wrapped.',
)
const machine = care(
  'Aluminium, beech and wool felt. Two-year guarantee, repairable for ten.',
  'A dry cloth. Spare parts are in the shop.',
  'Assembled and tuned by ear before it leaves the bench.',
)
const wood = care(
  'Solid timber from managed forests, finished with hardwax oil.',
  'Wipe dry; oil once a year.',
  'The grain decides the last few millimetres of every piece.',
)

const wax = care(
  'Rapeseed wax and a cotton wick, poured into glass.',
  'Trim the wick to five millimetres, and put it out while a finger of wax is left.',
  'Poured by hand, forty at a time.',
)
const pane = care(
  'Silvered glass, four millimetres, in a frame of its own.',
  'A damp soft cloth, no spray.',
  'Hung and looked into before it is packed.',
)
const vinyl = care(
  'Heavy vinyl in a lined sleeve.',
  'Upright and away from heat; a soft brush before it is played.',
  'Cut at half speed and checked by ear, side by side.',
)
const steel = care(
  'Forged stainless steel, brushed.',
  'Dishwasher safe; dry it soon after.',
  'Ground and finished one by one, so that each lies in the hand.',
)
const soap = care(
  'Soap of olive oil with rosemary and pumice, in a bottle of glass.',
  'Close it between washes; the bottle may be used again.',
  'Cooked in small kettles and left alone for six weeks.',
)
const oil = care(
  'Olive oil of the first cold pressing.',
  'Dark and cool; best within a year.',
  'Bottled where it was pressed.',
)
const soil = care(
  'Composted bark, coconut fibre and charcoal, without peat.',
  'Keep the bag closed and dry.',
  'Mixed by people who pot with it themselves.',
)
const poster = care(
  'Uncoated paper, 170 g, printed in three colors.',
  'Away from direct sun; let it lie flat for a day before framing.',
  'Printed for the first day of an exhibition, and again because people asked.',
)

/** Care instructions of products made differently from the rest of their family. */
const bySlug: Readonly<Record<string, Care>> = {
  'kitchen-soap': soap,
  'first-press-oil': oil,
  'potting-soil': soil,
  'colline-poster': poster,
}

const byFamily: Partial<Record<FamilyName, Care>> = {
  carafe: glass,
  bottle: glass,
  candle: wax,
  mirror: pane,
  lamp: light,
  dome: light,
  pendant: light,
  floorlamp: light,
  coat: cloth,
  overshirt: cloth,
  sweater: cloth,
  tee: cloth,
  trousers: cloth,
  tote: cloth,
  scarf: cloth,
  cushion: woven,
  blanket: woven,
  towels: woven,
  rug: woven,
  print: paper,
  giftcard: stationery,
  notebook: leaf,
  pencils: stationery,
  cards: stationery,
  book: leaf,
  planter: green,
  pot: green,
  speaker: machine,
  radio: machine,
  headphones: machine,
  record: vinyl,
  clock: machine,
  stool: wood,
  board: wood,
  cutlery: steel,
}

export function careOf({ family }: Draft, slug: string): Care {
  return bySlug[slug] ?? byFamily[family] ?? ceramic
}

const kilos: Partial<Record<FamilyName, number>> = {
  stool: 4.2,
  rug: 6.5,
  floorlamp: 5.4,
  mirror: 7.1,
  planter: 3.2,
  plates: 2.6,
  cards: 0.2,
  notebook: 0.3,
  pencils: 0.15,
  tee: 0.25,
  print: 0.9,
}

/** In kilograms. What is sold by weight weighs that, and its wrapping. */
export function weightOf({ family, perUnit: [amount, unit] = [0, '', 0, ''] }: Draft): number {
  const content = unitRatio(unit, 'KG')
  if (content === undefined) return kilos[family] ?? 1.1
  return Math.round((amount * content + 0.1) * 100) / 100
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
