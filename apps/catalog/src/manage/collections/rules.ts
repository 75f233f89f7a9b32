import type { CollectionRules } from '@galleria/platform-client/catalog-rows'

export const fields = ['TAG', 'BRAND', 'RIBBON', 'PRICE', 'STOCK', 'ADDED', 'DISCOUNTED'] as const
export type RuleField = (typeof fields)[number]

/** Condition as it is typed. */
export interface ConditionDraft {
  readonly key: string
  readonly field: RuleField
  readonly operator: string
  readonly value: string
}

export interface RulesDraft {
  readonly isOn: boolean
  readonly match: 'ALL' | 'ANY'
  readonly sort: string
  readonly conditions: readonly ConditionDraft[]
}

export const operatorsOf = (field: RuleField): readonly string[] =>
  field === 'PRICE' || field === 'STOCK'
    ? ['AT_LEAST', 'AT_MOST']
    : field === 'ADDED'
      ? ['AT_MOST']
      : ['IS', 'IS_NOT']

export const newCondition = (field: RuleField = 'TAG'): ConditionDraft => ({
  ...{ key: crypto.randomUUID(), field, operator: operatorsOf(field)[0] ?? 'IS', value: '' },
})

export function rulesDraftOf(rules: CollectionRules | null): RulesDraft {
  const conditions = (rules?.conditions ?? []).flatMap(({ field, operator, value }, at): ConditionDraft[] => {
    const known = fields.find((each) => each === field)
    return known ? [{ key: String(at), field: known, operator, value: String(value ?? '') }] : []
  })
  return {
    isOn: rules !== null,
    match: rules?.match === 'ANY' ? 'ANY' : 'ALL',
    sort: rules?.sort ?? 'NEWEST',
    // The same key each time: a draft is compared with what is saved.
    conditions: conditions.length ? conditions : [{ ...newCondition(), key: 'first' }],
  }
}

/** Keys of the conditions whose value is missing or no number. */
export const wrongIn = ({ conditions }: RulesDraft): readonly string[] =>
  conditions.flatMap((condition) => (typedValue(condition) === null ? [condition.key] : []))

/** The rules as the platform takes them; null for an incomplete draft. */
export function rulesOf(draft: RulesDraft): CollectionRules | null {
  if (draft.conditions.length === 0 || wrongIn(draft).length > 0) return null
  const conditions = draft.conditions.map((condition) => {
    const value = typedValue(condition)
    return { field: condition.field, operator: condition.operator, ...(value !== undefined && { value }) }
  })
  return { match: draft.match, sort: draft.sort, conditions }
}

/** Undefined where none is needed, null where none can be read. */
function typedValue({ field, value }: ConditionDraft): string | number | undefined | null {
  if (field === 'DISCOUNTED') return undefined
  const text = value.trim()
  if (text === '') return null
  if (field === 'TAG' || field === 'BRAND' || field === 'RIBBON') return text
  const number = Number(text.replace(',', '.'))
  const isFine = Number.isFinite(number) && number >= 0
  if (field === 'ADDED') return isFine && Number.isInteger(number) && number > 0 ? number : null
  return isFine ? number : null
}
