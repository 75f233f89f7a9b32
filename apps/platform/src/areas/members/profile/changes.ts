import { randomUUID } from 'node:crypto'
import { jsonb, type Trx } from '../../../data/database.ts'
import {
  customFieldRows,
  type MemberContact,
  type MemberImage,
  type MemberRow,
  type MemberTags,
} from '../../identity/index.ts'
import { checkedCustomFields } from '../settings/custom-fields.ts'
import type { MemberChanges } from '../store.ts'
import type { ContactInput, MemberInput, TagsInput } from './input.ts'

/** Whether the input publishes something that was not so before: the member themselves, or custom fields that others read. */
export async function publishes(trx: Trx, row: MemberRow, input: MemberInput): Promise<boolean> {
  if (input.privacyStatus === 'PUBLIC' && row.privacyStatus !== 'PUBLIC') return true
  const given = input.contact?.customFields
  if (!given) return false
  const before = row.contact.customFields ?? {}
  const fields = (await customFieldRows(trx)).filter(({ visibility }) => visibility !== 'PRIVATE')
  return fields.some(({ key }) => {
    const value = given[key]?.value ?? ''
    return value !== '' && JSON.stringify(value) !== JSON.stringify(before[key]?.value)
  })
}

/** Changes of an update: an empty text clears, a list replaces the whole list, an empty list does nothing (wire §3.7). */
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
  const { phones, emails, addresses, customFields, tags, ...texts } = given
  const changed = Object.entries(texts).filter(([, text]) => text !== undefined)
  const after = {
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
  return before.tags || tags ? { ...after, tags: tagsOf(after, tags) } : after
}

/** Tags of entries that still exist; UNTAGGED is no tag. */
function tagsOf(contact: MemberContact, given: TagsInput | undefined): MemberTags {
  const there = {
    emails: contact.emails,
    phones: contact.phones,
    addresses: contact.addresses.map(({ id }) => String(id)),
  }
  const of = (list: keyof typeof there) => {
    const tags: Record<string, string> = { ...contact.tags?.[list], ...given?.[list] }
    return Object.fromEntries(
      Object.entries(tags).filter(([key, tag]) => tag !== 'UNTAGGED' && there[list].includes(key)),
    )
  }
  return { emails: of('emails'), phones: of('phones'), addresses: of('addresses') }
}
