/** `decimal`: an amount, which the wire writes as text and shoppers' code often as a number. */
export type Kind = 'text' | 'number' | 'decimal' | 'int64' | 'date' | 'boolean' | 'id'

const LISTS = new Set(['$in', '$nin', '$hasSome', '$hasAll'])
const TEXTS = new Set(['$startsWith', '$endsWith', '$contains'])
const LONGEST_LIST = 1000
const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Checks an operand; undefined if it is valid. */
export function checkValue(
  kind: Kind,
  operator: string,
  operand: unknown,
  /** By which things of a list `$matchItems` may ask. */
  itemNames: readonly string[] = [],
): string | undefined {
  if (operator === '$exists' || operator === '$isEmpty')
    return typeof operand === 'boolean' ? undefined : 'must be true or false'
  if (LISTS.has(operator)) {
    if (!Array.isArray(operand)) return 'must be a list'
    if (operand.length > LONGEST_LIST) return `must have at most ${LONGEST_LIST} values`
    return operand.map((each) => scalar(kind, each)).find((fault) => fault !== undefined)
  }
  if (operator === '$matchItems') return items(operand, itemNames)
  if (TEXTS.has(operator)) return scalar('text', operand)
  if (operand === null && (operator === '$eq' || operator === '$ne')) return undefined
  return scalar(kind, operand)
}

function items(operand: unknown, names: readonly string[]): string | undefined {
  if (!Array.isArray(operand) || operand.length > LONGEST_LIST) return 'must be a list of items'
  return operand.every((item) => isItem(item, names))
    ? undefined
    : `must match each item by its ${names.join(' or by its ')}`
}

/** By one name alone: which of several things has both is not known. */
function isItem(item: unknown, names: readonly string[]): boolean {
  const [[name, wanted] = ['', undefined], ...others] = Object.entries(item ?? {})
  if (others.length || !names.includes(name)) return false
  return isText(wanted) || isText(wanted?.$eq) || isTexts(wanted?.$in)
}

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

function scalar(kind: Kind, value: unknown): string | undefined {
  switch (kind) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'must be a number'
    case 'decimal':
      return DECIMAL.test(String(value)) ? undefined : 'must be an amount such as "12.50"'
    case 'int64':
      return /^-?\d{1,18}$/.test(String(value)) ? undefined : 'must be an integer in a string'
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? undefined
        : 'must be a date such as 2026-01-31T10:00:00.000Z'
    case 'id':
      return typeof value === 'string' ? undefined : 'must be an ID'
    case 'text':
      return typeof value === 'string' && !value.includes('\0') ? undefined : 'must be text without NUL'
  }
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
