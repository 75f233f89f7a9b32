import { randomUUID } from 'node:crypto'
import { jsonb, type Trx } from '../../database.ts'
import type { MemberRow } from '../../identity/members.ts'
import type { MemberContact, MemberImage } from '../../identity/tables.ts'
import type { MemberChanges } from '../change.ts'
import { checkedCustomFields } from '../settings/custom-fields.ts'
import type { ContactInput, MemberInput } from './input.ts'

/** What an update comes to: an empty text clears, a list replaces the whole of it, and an empty list does nothing (wire §3.7). */
export async function changesOf(trx: Trx, row: MemberRow, input: MemberInput): Promise<MemberChanges> {
  const { contact, profile, privacyStatus } = input
  return {
    ...(profile?.nickname === undefined ? {} : { nickname: profile.nickname || null }),
    ...(profile?.title === undefined ? {} : { title: profile.title || null }),
    ...(profile?.photo === undefined ? {} : { photo: image(profile.photo) }),
    ...(profile?.cover === undefined ? {} : { cover: image(profile.cover) }),
    ...(privacyStatus && privacyStatus !== 'UNKNOWN' ? { privacyStatus } : {}),
    ...(contact ? { contact: jsonb(await contactOf(trx, row.contact, contact)) } : {}),
  }
}

function image(given: NonNullable<MemberInput['profile']>['photo']) {
  if (!given) return null
  const { id, url, width, height, offsetX, offsetY } = given
  return jsonb<MemberImage>({
    ...{ id, url, width, height },
    ...(typeof offsetX === 'number' ? { offsetX } : {}),
    ...(typeof offsetY === 'number' ? { offsetY } : {}),
  })
}

async function contactOf(trx: Trx, before: MemberContact, given: ContactInput): Promise<MemberContact> {
  const { phones, emails, addresses, customFields, ...texts } = given
  const changed = Object.entries(texts).filter(([, text]) => text !== undefined)
  return {
    ...before,
    ...Object.fromEntries(changed.map(([name, text]) => [name, text || null])),
    ...(phones?.length ? { phones } : {}),
    ...(emails?.length ? { emails } : {}),
    ...(addresses?.length
      ? { addresses: addresses.map((each) => ({ ...each, id: each.id ?? randomUUID() })) }
      : {}),
    ...(customFields
      ? { customFields: await checkedCustomFields(trx, before.customFields, customFields) }
      : {}),
  }
}
