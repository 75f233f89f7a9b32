import type { StoredOption } from '../../../areas/catalog/index.ts'
import type { StoredMedia } from '../../../areas/media/index.ts'
import { schemaId, type TranslatedEntity } from '../../../areas/translations/index.ts'
import type { Tables } from '../../../data/tables.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

export type Rows = { [Table in keyof Tables]?: readonly Inserted<Table>[] }

/** Texts of one entity of the seed, by field. */
export interface Entity {
  readonly schemaId: string
  readonly entityId: string
  readonly fields: Readonly<Record<string, string>>
}

type Texts = Readonly<Record<string, string | null | undefined>>

/** Tables whose rows hold content in columns of their own: the field of each is named after its column. */
const plain = {
  collections: ['Collection', 'name', 'description'],
  ribbons: ['Ribbon', 'name'],
  subscriptionOptions: ['Subscription', 'title', 'description'],
  shippingOptions: ['DeliveryMethod', 'title', 'deliveryTime', 'instructions'],
  additionalFees: ['AdditionalFee', 'name'],
  taxRates: ['Tax', 'name'],
  discountRules: ['Discount', 'name'],
  coupons: ['Discount', 'name'],
  memberships: ['Membership', 'name'],
  loyaltyProgram: ['LoyaltyProgram', 'name', 'description'],
  loyaltyTiers: ['Tier', 'name', 'description'],
  loyaltyRewards: ['Reward', 'name'],
  loyaltyEarningRules: ['EarningRule', 'title'],
  badges: ['Badge', 'title', 'description'],
  services: ['Offer', 'name', 'summary'],
  events: ['Offer', 'title', 'summary'],
  ticketTypes: ['Offer', 'name'],
  plans: ['Offer', 'name', 'summary'],
} as const satisfies Partial<Record<keyof Tables, readonly [TranslatedEntity, ...string[]]>>

/** Every text of the seed that a shopper reads, entity by entity. */
export function entitiesOf(rows: Rows): Entity[] {
  const columns = Object.entries(plain).flatMap(([table, [kind, ...fields]]) =>
    ((rows[table as keyof Tables] ?? []) as readonly (Texts & { readonly id: string | number })[]).map(
      (row) => entity(kind, row.id, Object.fromEntries(fields.map((field) => [field, row[field]]))),
    ),
  )
  const all = [...columns, ...(rows.products ?? []).flatMap(ofProduct), ...ofLists(rows)]
  const byKey = new Map<string, Entity>()
  for (const each of all) {
    const key = `${each.schemaId}/${each.entityId}`
    byKey.set(key, { ...each, fields: { ...byKey.get(key)?.fields, ...each.fields } })
  }
  return [...byKey.values()].filter(({ fields }) => Object.keys(fields).length > 0)
}

function entity(kind: TranslatedEntity, id: string | number, texts: Texts): Entity {
  const fields = Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text] as const] : []))
  return { schemaId: schemaId(kind), entityId: String(id), fields: Object.fromEntries(fields) }
}

/** Entity without an id of its own; its id is made from its text. */
function named(kind: TranslatedEntity, texts: Texts): Entity {
  return entity(kind, idOf('content', `${kind}/${Object.values(texts).join('/')}`), texts)
}

function ofProduct(product: Inserted<'products'>): Entity[] {
  const media = product.media as readonly StoredMedia[]
  const options = product.options as readonly StoredOption[]
  const fields = product.customTextFields as readonly { readonly title: string }[]
  const sections = product.infoSections as readonly { readonly title: string; readonly description: string }[]
  return [
    entity('Product', product.id, {
      ...{ name: product.name, description: product.description },
      ...Object.fromEntries(
        media.flatMap(({ id, title, altText }) => [
          [`mediaTitle(${id})`, title === product.name ? undefined : title],
          [`altText(${id})`, altText],
        ]),
      ),
    }),
    // Products share an option by its name.
    ...options.map(({ name, choices }) =>
      entity('Option', idOf('content', `Option/${name}`), {
        name,
        ...Object.fromEntries(choices.map(({ description }) => [`choices(${description})`, description])),
      }),
    ),
    ...fields.map(({ title }) => named('CustomTextField', { title })),
    ...sections.map(({ title, description }) => named('InfoSection', { title, description })),
  ]
}

/** Texts in documents, and those of movements of points, which members read as well. */
function ofLists({
  variants = [],
  plans = [],
  shippingOptions = [],
  loyaltyTransactions = [],
}: Rows): Entity[] {
  return [
    ...variants.flatMap(({ productId, preorder }) => {
      const { message } = (preorder ?? {}) as { readonly message?: string }
      return message ? entity('Product', productId, { preorderMessage: message }) : []
    }),
    ...plans.map(({ id, perks }) =>
      entity(
        'Offer',
        id,
        Object.fromEntries((perks as readonly string[]).map((perk, at) => [`perks(${at})`, perk])),
      ),
    ),
    ...shippingOptions.map(({ id, charges }) => {
      const [charge] = (charges ?? []) as readonly { readonly details?: string | null }[]
      return entity('DeliveryMethod', id, { charge: charge?.details })
    }),
    ...loyaltyTransactions.map(({ description }) => named('PointsActivity', { description })),
  ]
}
