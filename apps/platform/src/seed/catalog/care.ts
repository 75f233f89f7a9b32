import type { FamilyName } from '../../media/art/families/index.ts'

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

const byFamily: Partial<Record<FamilyName, Care>> = {
  carafe: glass,
  bottle: glass,
  candle: glass,
  mirror: glass,
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
  record: machine,
  clock: machine,
  stool: wood,
  board: wood,
  cutlery: machine,
}

export function careOf(family: FamilyName): Care {
  return byFamily[family] ?? ceramic
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

export function weightOf(family: FamilyName): number {
  return kilos[family] ?? 1.1
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
