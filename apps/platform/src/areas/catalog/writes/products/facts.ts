import type { PlatformConfig } from '../../../../data/config.ts'
import { type ProductRow, ribbonsOf } from '../../store/products.ts'
import { entityOf } from './events.ts'

/** Fields of a variant that an event shows, as the database has them. */
const ofVariant = {
  choices: 'v.choices',
  visible: 'v.visible',
  priceMinor: 'v.price_minor',
  saleMinor: 'v.sale_minor',
  trackQuantity: 'v.track_quantity',
  quantity: 'v.quantity',
  inStock: 'v.in_stock',
  preorder: 'v.preorder',
}

const ofSubscription = `json_build_object('id', s.id, 'title', s.title, 'description', s.description,
  'frequency', s.frequency, 'everyCount', s.every_count, 'autoRenewal', s.auto_renewal,
  'billingCycles', s.billing_cycles, 'percentOff', s.percent_off::text, 'cancellable', s.cancellable,
  'trialFrequency', s.trial_frequency, 'trialCount', s.trial_count)`

/** All that an event shows of a product: `p` its row, `b` its brand, `r` its ribbon. Kept without names, in this order; new ones come last, since told events wait for days. */
const ofProduct = {
  id: 'p.id',
  revision: 'p.revision',
  createdAt: 'p.created_at',
  updatedAt: 'p.updated_at',
  name: 'p.name',
  slug: 'p.slug',
  description: 'p.description',
  visible: 'p.visible',
  productType: 'p.product_type',
  media: `jsonb_path_query_first(p.media, '$[*] ? (@.mediaType == "image" || @.mediaType == "video")')`,
  options: 'p.options',
  customTextFields: 'p.custom_text_fields',
  brandId: 'p.brand_id',
  brandName: 'b.name',
  ribbonId: 'p.ribbon_id',
  ribbonName: 'r.name',
  variants: `(select json_agg(json_build_array(${Object.values(ofVariant).join(', ')}) order by v.position)
    from variants v where v.product_id = p.id)`,
  subscriptions: `(select json_agg(${ofSubscription} order by s.position, s.id)
    from subscription_options s where s.product_id = p.id)`,
  tags: 'p.tags',
  visibleInPos: 'p.visible_in_pos',
  extendedFields: 'p.extended_fields',
  pricePerUnit: 'p.price_per_unit',
  fulfillerId: 'p.fulfiller_id',
  deliveryProfileId: 'p.delivery_profile_id',
  additionalRibbons: ribbonsOf('p'),
  membersOnly: 'p.members_only',
  taxGroupId: '(select g.tax_group_id from tax_group_products g where g.product_id = p.id)',
  giftCard: 'p.gift_card',
}

/** Under this name a payload holds facts, of which the body is drawn when it is read. */
const FACTS = '$product'
// `json`, which is text from the start: as `jsonb` all of it would be taken apart, put together and read once more.
/** SQL of them, of `products p`, `brands b` and `ribbons r`. */
export const facts = `json_build_object('${FACTS}', json_build_array(${Object.values(ofProduct).join(', ')}))`

/** The payload as it is told: where facts were kept of it, its body. JSON, as the database writes it. */
export function payloadFromFacts(config: PlatformConfig, payload: string): string {
  if (!payload.startsWith(`{"${FACTS}"`)) return payload
  const { [FACTS]: kept } = JSON.parse(payload) as { [FACTS]: readonly unknown[] }
  const row = named(ofProduct, kept)
  const variants = (row.variants ?? []) as (readonly unknown[])[]
  const whole = {
    ...row,
    ...{ createdAt: new Date(row.createdAt as string), updatedAt: new Date(row.updatedAt as string) },
    media: row.media ? [row.media] : [],
    variants: variants.map((variant) => ({ ...named(ofVariant, variant), preordered: 0 })),
    subscriptions: row.subscriptions ?? [],
  }
  return JSON.stringify(entityOf(config, whole as unknown as ProductRow))
}

const named = <Name extends string>(names: Readonly<Record<Name, string>>, values: readonly unknown[]) =>
  Object.fromEntries(Object.keys(names).map((name, index) => [name, values[index]])) as Record<Name, unknown>
