import { type Violation, violations } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { customFieldRows, type Fault, faultOf, isEmpty, type MemberContact } from '../../identity/index.ts'
import { isPublic } from './store.ts'

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

/** Visible custom fields of another member: COMMUNITY needs a caller who is in the community (spec §3 "Visibility"). */
export async function visibleFields(
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

function notThere(keys: readonly string[]): Fault {
  const there = keys.length ? `; there are ${keys.join(', ')}` : ''
  return { description: `is of no field of this site${there}`, violatedRule: 'FIELD_NOT_ALLOWED' }
}
