import { unitRatio } from '../../../areas/catalog/index.ts'
import type { FamilyName } from '../media/file-name.ts'
import type { Draft } from '../range/draft.ts'

interface Care {
  readonly story: string
  readonly sections: readonly { title: string; description: string }[]
}

const delivery = {
  title: 'Delivery and returns',
  description: '<p>Ships within 2 business days, wrapped in paper. Free returns within 30 days.</p>',
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
  'Handmade in a small workshop, so no two pieces are exactly alike.',
)
const glass = care(
  'Mouth-blown, lead-free glass.',
  'Hand wash in warm water and dry upside down.',
  'Small bubbles in the glass are a sign that it’s blown by hand.',
)
const light = care(
  'Powder-coated steel, linen, turned ash. E27 socket, up to 60 W.',
  'Dust with a dry brush. Don’t use water.',
  'Comes with a dimmable warm bulb and a 6.5 ft woven cable.',
)
const cloth = care(
  'Cotton and wool from certified mills in Portugal.',
  'Wash cold and line dry. We send matching thread for repairs.',
  'Cut and sewn in a small workshop. The maker’s name is on the label.',
)
const woven = care(
  'Linen, cotton and new wool, yarn-dyed.',
  'Hand wash cool and dry flat in the shade.',
  'Woven on traditional looms.',
)
const paper = care(
  'Cotton rag paper, 300 g, pigment ink; frame of solid wood.',
  'Keep away from direct sun. Clean the glass with a soft, dry cloth.',
  'Printed in small runs and checked by eye, sheet by sheet.',
)
const leaf = care(
  'Acid-free paper from a mill that replants its trees.',
  'Keep dry.',
  'Bound with thread, not glue, so it stays open.',
)
const stationery = care('Paper and wood from managed forests.', 'Keep dry.', 'Made in small batches.')
const green = care(
  'Frost-proof terracotta or stoneware with drainage.',
  'Water when the top two fingers of soil are dry.',
  'Ships with its roots wrapped.',
)
const machine = care(
  'Aluminum, beech and wool felt. 2-year warranty, with repairs available for 10 years.',
  'Clean with a dry cloth. Spare parts are available.',
  'Assembled and tuned by ear.',
)
const wood = care(
  'Solid wood from managed forests, finished with hardwax oil.',
  'Wipe dry and oil once a year.',
  'The grain makes every piece unique.',
)

const wax = care(
  'Rapeseed wax and a cotton wick, poured into glass.',
  'Trim the wick to ¼ inch. Stop burning when ½ inch of wax is left.',
  'Poured by hand, forty at a time.',
)
const pane = care(
  'Silvered glass in a solid frame.',
  'Clean with a soft, damp cloth. Don’t use spray.',
  'Each mirror is checked before it’s packed.',
)
const vinyl = care(
  'Heavy vinyl in a lined sleeve.',
  'Store upright and away from heat. Dust with a soft brush before playing.',
  'Cut at half speed and checked by ear, side A and side B.',
)
const steel = care(
  'Forged stainless steel, brushed.',
  'Dishwasher safe. Dry soon after washing.',
  'Each piece is ground and finished by hand for a comfortable grip.',
)
const soap = care(
  'Olive oil soap with rosemary and pumice, in a glass bottle.',
  'Close the bottle after use. You can reuse it.',
  'Cooked in small kettles and cured for 6 weeks.',
)
const oil = care(
  'First cold-pressed olive oil.',
  'Store in a cool, dark place. Best within a year.',
  'Bottled at the mill.',
)
const soil = care(
  'Composted bark, coconut fiber and charcoal. Peat-free.',
  'Keep the bag closed and dry.',
  'Mixed by gardeners.',
)
const poster = care(
  'Uncoated paper, 170 g, printed in three colors.',
  'Keep away from direct sun. Let it lie flat for a day before framing.',
  'First printed for an exhibition and reprinted by popular demand.',
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
