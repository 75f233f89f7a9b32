/**
 * Entities that have content, each with the id of its schema and its fields. A field in a list is named by its place:
 * `choices(Oak)`.
 */
const schemas = {
  Product: {
    id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1101',
    fields: ['name', 'description', 'preorderMessage', 'mediaTitle()', 'altText()'],
  },
  Option: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1102', fields: ['name', 'choices()'] },
  CustomTextField: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1103', fields: ['title'] },
  InfoSection: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1104', fields: ['title', 'description'] },
  Ribbon: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1105', fields: ['name'] },
  Collection: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1106', fields: ['name', 'description'] },
  Subscription: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1108', fields: ['title', 'description'] },
  DeliveryMethod: {
    id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1109',
    fields: ['title', 'deliveryTime', 'instructions', 'charge'],
  },
  AdditionalFee: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1110', fields: ['name'] },
  Tax: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1111', fields: ['name'] },
  Discount: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1112', fields: ['name'] },
  Membership: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1113', fields: ['name'] },
  LoyaltyProgram: {
    id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1114',
    fields: ['name', 'description', 'pointName'],
  },
  Tier: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1115', fields: ['name', 'description'] },
  Reward: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1116', fields: ['name'] },
  EarningRule: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1117', fields: ['title'] },
  Badge: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1118', fields: ['title', 'description'] },
  PointsActivity: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1119', fields: ['description'] },
  Offer: { id: '6f1d7a10-3c52-4b0e-9a57-0d8f3a4c1120', fields: ['name', 'title', 'summary', 'perks()'] },
} as const satisfies Readonly<Record<string, { readonly id: string; readonly fields: readonly string[] }>>

export type TranslatedEntity = keyof typeof schemas

export function schemaId(entity: TranslatedEntity): string {
  return schemas[entity].id
}

const byId = new Map(
  Object.entries(schemas).map(([entityType, schema]) => [schema.id as string, { entityType, ...schema }]),
)

export const everySchema = [...byId.values()]

/** Whether a schema is there, and has a field; an item of a list has its list's name and a place in brackets. */
export function hasField(id: string, field: string): boolean {
  const fields: readonly string[] = byId.get(id)?.fields ?? []
  return fields.includes(field.replace(/\(.+\)$/, '()'))
}

export function isSchema(id: string): boolean {
  return byId.has(id)
}
