import { type Violation, violations } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import type { MemberContact } from '../../identity/tables.ts'
import { isWebUrl, plainText } from '../profile/text.ts'
import { type CustomFieldRow, customFieldRows, isPublic } from './store.ts'

type CustomFields = NonNullable<MemberContact['customFields']>

/**
 * Values that fit their fields, each under the field's name; an empty one is taken away.
 * @throws ApiError 400 for a field that is not there and a value of another type; INVALID_CUSTOM_FIELD_URL (wire §3.7)
 */
export async function checkedCustomFields(
  trx: Trx,
  before: CustomFields | undefined,
  given: Readonly<Record<string, { readonly value?: unknown }>>,
): Promise<CustomFields> {
  const known = new Map((await customFieldRows(trx)).map((row) => [row.key, row]))
  const after: Record<string, { name: string; value: unknown }> = {}
  for (const [key, field] of Object.entries(before ?? {}))
    after[key] = { name: known.get(key)?.name ?? field.name ?? key, value: field.value }
  const wrong: Violation[] = []
  for (const [key, { value }] of Object.entries(given)) {
    const field = known.get(key)
    const fault = field ? faultOf(field, value) : notThere([...known.keys()])
    if (fault) wrong.push({ field: `member.contact.customFields.${key}.value`, ...fault })
    else if (isEmpty(value)) delete after[key]
    else if (field) after[key] = { name: field.name, value }
  }
  if (wrong.length) throw violations(wrong)
  return after
}

/** Of another's, what may be seen: COMMUNITY is for members who are in it themselves (spec §3 "Visibility"). */
export async function shownFields(
  db: Db,
  caller: Caller,
  values: CustomFields | undefined,
): Promise<CustomFields> {
  if (!values || Object.keys(values).length === 0) return {}
  const inCommunity = caller.type === 'MEMBER' && (await isPublic(db, caller.memberId))
  const rows = await customFieldRows(db)
  const open = new Set(
    rows
      .filter(({ visibility }) => visibility === 'PUBLIC' || (visibility === 'COMMUNITY' && inCommunity))
      .map(({ key }) => key),
  )
  return Object.fromEntries(Object.entries(values).filter(([key]) => open.has(key)))
}

export const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

type Fault = Omit<Violation, 'field'>

function notThere(keys: readonly string[]): Fault {
  const there = keys.length ? `; there are ${keys.join(', ')}` : ''
  return { description: `is of no field of this site${there}`, violatedRule: 'FIELD_NOT_ALLOWED' }
}

export function faultOf({ type }: CustomFieldRow, value: unknown): Fault | undefined {
  if (isEmpty(value)) return undefined
  switch (type) {
    case 'TEXT':
      return plainText(1000).safeParse(value).success
        ? undefined
        : { description: 'must be a text of one line, 1000 characters at most', violatedRule: 'FORMAT' }
    case 'NUMBER':
      return typeof value === 'number'
        ? undefined
        : { description: 'must be a number', violatedRule: 'FORMAT' }
    case 'CHECKBOX':
      return typeof value === 'boolean'
        ? undefined
        : { description: 'must be true or false', violatedRule: 'FORMAT' }
    case 'DATE':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
        ? undefined
        : { description: 'must be a day such as 2026-01-31', violatedRule: 'FORMAT' }
    case 'URL':
      return typeof value === 'string' && isWebUrl(value)
        ? undefined
        : {
            description: 'must be a web address that begins with https:// or http://',
            violatedRule: 'OTHER',
            ruleName: 'INVALID_CUSTOM_FIELD_URL',
          }
  }
}
