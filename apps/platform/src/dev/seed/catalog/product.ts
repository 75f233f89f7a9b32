import type { StoredOption } from '../../../areas/catalog/index.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import { randomOf } from '../random.ts'
import { colors } from '../range/colors.ts'
import type { Draft } from '../range/draft.ts'
import { careOf, escapeHtml, weightOf } from './care.ts'
import { picturesOf, picturesOfColor } from './pictures.ts'
import { tagsOf } from './tags.ts'
import { afterSale, variantsOf } from './variants.ts'

const HOUR = 3_600_000

export function slugOf(draft: Draft): string {
  return (
    draft.slug ??
    draft.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
  )
}

/** One product as its rows. `index` gives its number, and its age: the range grew over two years. */
export function productRows(draft: Draft, index: number, now: Date) {
  const slug = slugOf(draft)
  const priceMinor = Math.round(draft.price * 100)
  const variants = variantsOf(draft, slug, priceMinor)
  const random = randomOf(`age of ${slug}`)
  const age = draft.ribbon === 'New' ? random.integer(20, 300) : random.integer(700, 17_000)
  const createdAt = new Date(now.getTime() - age * HOUR)
  const product: Inserted<'products'> = {
    id: idOf('product', slug),
    numericId: 1000 + index,
    slug,
    name: draft.name,
    nameKey: draft.name.normalize('NFC').toLowerCase(),
    visible: !draft.hidden,
    productType: draft.digital ? 'digital' : 'physical',
    // How a thing was made is said of things.
    description: `<p>${escapeHtml(draft.text)}</p>${draft.digital ? '' : `<p>${escapeHtml(careOf(draft, slug).story)}</p>`}`,
    sku: variants[0]?.sku?.replace(/-001$/, '') ?? null,
    weight: draft.digital ? null : weightOf(draft),
    priceMinor,
    costMinor: Math.round(priceMinor * 0.4),
    discountType: draft.sale ? ('percent' in draft.sale ? 'PERCENT' : 'AMOUNT') : 'NONE',
    discountValue: draft.sale ? ('percent' in draft.sale ? draft.sale.percent : draft.sale.amount) : 0,
    saleMinor: Math.min(
      ...variants.map((variant) => Number(variant.saleMinor)),
      afterSale(priceMinor, draft),
    ),
    brandId: draft.brand ? idOf('brand', draft.brand) : null,
    ribbonId: draft.ribbon ? idOf('ribbon', draft.ribbon) : null,
    pricePerUnit: draft.perUnit ? perUnit(draft.perUnit) : null,
    options: optionsOf(draft, slug),
    media: picturesOf(draft, slug),
    infoSections: draft.digital ? [] : [...careOf(draft, slug).sections],
    customTextFields: [...(draft.texts ?? [])],
    digitalFile: draft.digital ? draft.digital : null,
    giftCard: draft.giftCard ?? false,
    ...tagsOf(slug),
    manageVariants: variants.length > 1,
    revision: 1,
    createdAt,
    updatedAt: new Date(createdAt.getTime() + Math.min(age, 600) * 0.5 * HOUR),
  }
  return { product, variants }
}

function optionsOf(draft: Draft, slug: string): StoredOption[] {
  const options: StoredOption[] = []
  if (draft.colors.length > 1) {
    options.push({
      optionType: 'color',
      name: 'Color',
      choices: draft.colors.map((color) => ({
        value: colors[color],
        description: color,
        mediaIds: picturesOfColor(draft, slug, color),
      })),
    })
  }
  if (draft.choices) {
    const labels = draft.choices.values.map((value) => (typeof value === 'string' ? value : value[0]))
    options.push({
      optionType: 'drop_down',
      name: draft.choices.name,
      choices: labels.map((word) => ({ value: word, description: word })),
    })
  }
  return options
}

function perUnit([totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit]: NonNullable<
  Draft['perUnit']
>) {
  return { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit }
}
