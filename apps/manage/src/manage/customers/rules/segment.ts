/** Kinds of rules, in the order of the form. */
export const ruleKinds = [
  'spent-least',
  'spent-most',
  'orders-least',
  'orders-most',
  'last-within',
  'last-before',
  'tag',
  'no-tag',
  'country',
  'no-country',
  'language',
  'tier',
  'account',
] as const
export type RuleKind = (typeof ruleKinds)[number]

export interface RuleDraft {
  readonly kind: RuleKind
  readonly value: string
}

/** A segment as typed. */
export interface SegmentDraft {
  readonly name: string
  readonly match: 'ALL' | 'ANY'
  readonly rules: readonly RuleDraft[]
}

export const newSegment: SegmentDraft = {
  name: '',
  match: 'ALL',
  rules: [{ kind: 'spent-least', value: '' }],
}

type Filter = Readonly<Record<string, unknown>>

function conditionOf({ kind, value }: RuleDraft): Filter {
  const text = value.trim()
  switch (kind) {
    case 'spent-least':
      return { spent: { $gte: text } }
    case 'spent-most':
      return { spent: { $lte: text } }
    case 'orders-least':
      return { ordersCount: { $gte: Number(text) } }
    case 'orders-most':
      return { ordersCount: { $lte: Number(text) } }
    case 'last-within':
      return { daysSinceLastOrder: { $lte: Number(text) } }
    case 'last-before':
      return { daysSinceLastOrder: { $gte: Number(text) } }
    case 'tag':
      return { tags: { $hasSome: [text] } }
    case 'no-tag':
      return { tags: { $nin: [text] } }
    case 'country':
      return { country: { $eq: text.toUpperCase() } }
    case 'no-country':
      return { country: { $ne: text.toUpperCase() } }
    case 'language':
      return { language: { $startsWith: text.toLowerCase() } }
    case 'tier':
      return { tierId: { $eq: text } }
    case 'account':
      return { hasAccount: { $eq: text === 'member' } }
  }
}

/** Filter of a segment in the query language of the platform. */
export function filterOfSegment({ match, rules }: SegmentDraft): Filter {
  const all = rules.map(conditionOf)
  return all.length === 0 ? {} : { [match === 'ALL' ? '$and' : '$or']: all }
}

const written: Readonly<Record<string, RuleKind>> = {
  'spent $gte': 'spent-least',
  'spent $lte': 'spent-most',
  'ordersCount $gte': 'orders-least',
  'ordersCount $lte': 'orders-most',
  'daysSinceLastOrder $lte': 'last-within',
  'daysSinceLastOrder $gte': 'last-before',
  'tags $hasSome': 'tag',
  'tags $nin': 'no-tag',
  'country $eq': 'country',
  'country $ne': 'no-country',
  'language $startsWith': 'language',
  'tierId $eq': 'tier',
  'hasAccount $eq': 'account',
}

function ruleOf(condition: unknown): RuleDraft | undefined {
  const [[field, test] = [], ...others] = Object.entries(condition ?? {})
  const [[operator, operand] = [], ...more] = Object.entries((test as object | undefined) ?? {})
  const kind = written[`${field} ${operator}`]
  if (!kind || others.length || more.length) return undefined
  if (kind === 'account') return { kind, value: operand ? 'member' : 'guest' }
  const values: unknown[] = Array.isArray(operand) ? operand : [operand]
  return values.length === 1 ? { kind, value: String(values[0]) } : undefined
}

/** Draft of a stored filter; undefined where a program wrote what the form has no fields for. */
export function draftOfSegment(name: string, filter: Filter): SegmentDraft | undefined {
  const [[operator = '$and', all = []] = [], ...others] = Object.entries(filter)
  if (others.length || !['$and', '$or'].includes(operator) || !Array.isArray(all)) return undefined
  const rules = all.map(ruleOf)
  if (rules.some((rule) => rule === undefined)) return undefined
  return {
    name,
    match: operator === '$or' ? 'ANY' : 'ALL',
    rules: rules.filter((rule) => rule !== undefined),
  }
}

export type Fault = 'NEEDED' | 'NUMBER'

/** Fault of a rule's value; undefined for a sound one. */
export function faultOf({ kind, value }: RuleDraft): Fault | undefined {
  const text = value.trim()
  if (!text) return 'NEEDED'
  if (kind.startsWith('spent')) return /^\d{1,10}(\.\d{1,3})?$/.test(text) ? undefined : 'NUMBER'
  const isWhole = kind.startsWith('orders') || kind.startsWith('last')
  return isWhole && !/^\d{1,6}$/.test(text) ? 'NUMBER' : undefined
}
