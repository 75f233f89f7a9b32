import { randomUUID } from 'node:crypto'
import { applicationError, type Violation, violations } from '../../../base/errors.ts'
import { withoutDirections } from '../../../base/texts/plain-text.ts'
import { jsonb, type Trx } from '../../../data/database.ts'
import { freeSlug, isReserved, toSlug } from '../registration/slugs.ts'
import { findMemberBySlug } from '../store.ts'
import type { IdentityExtras, MemberContact, MemberImage, MemberTags } from '../tables.ts'
import { customFieldRows } from './custom-field-store.ts'
import { faultOf, isEmpty } from './custom-fields.ts'
import type { ProfileInput } from './input.ts'

interface StoredProfile {
  readonly nickname: string
  readonly slug: string
  readonly photo: ReturnType<typeof jsonb<MemberImage>> | null
  readonly contact: ReturnType<typeof jsonb<MemberContact>>
  readonly identityProfile: ReturnType<typeof jsonb<IdentityExtras>> | null
}

/**
 * Storage of each field of a new member's profile: names, slug and picture in the member's row, contact data in the
 * contact, and the rest beside.
 * @throws ApiError 400 for a custom field that this site has not, or a value that does not fit; 409 for a slug that is taken
 */
export async function storedProfile(trx: Trx, email: string, profile: ProfileInput): Promise<StoredProfile> {
  const named = (name: string | undefined) => withoutDirections(name ?? '').trim() || null
  const firstName = named(profile.firstName)
  const nickname = named(profile.nickname) ?? firstName ?? email.slice(0, email.lastIndexOf('@'))
  const { labels, language, subscription, vatId, phonesV2 = [], picture } = profile
  const countries = phonesV2.flatMap(({ phone, countryCode }) => (countryCode ? [[phone, countryCode]] : []))
  const extras: IdentityExtras = {
    ...(labels?.length ? { labels } : {}),
    ...(language ? { language } : {}),
    ...(subscription === undefined ? {} : { subscription }),
    ...(vatId ? { vatId } : {}),
    ...(countries.length ? { phoneCountries: Object.fromEntries(countries) } : {}),
  }
  const contact = await contactOf(trx, email, profile, { firstName, lastName: named(profile.lastName) })
  return {
    nickname,
    slug: profile.slug ? await checkedSlug(trx, profile.slug) : await freeSlug(trx, nickname),
    photo: picture ? jsonb<MemberImage>({ id: '', url: picture, width: 0, height: 0 }) : null,
    contact: jsonb<MemberContact>(contact),
    identityProfile: Object.keys(extras).length ? jsonb(extras) : null,
  }
}

async function contactOf(
  trx: Trx,
  email: string,
  profile: ProfileInput,
  names: Pick<MemberContact, 'firstName' | 'lastName'>,
): Promise<MemberContact> {
  const { secondaryEmails = [], emails = [], phonesV2 = [], phones = [], addresses = [] } = profile
  const places = addresses.map(({ address, tag }) => ({ tag, id: randomUUID(), address }))
  const tags: MemberTags = {
    emails: tagsOf(secondaryEmails.map(({ email: key, tag }) => ({ key, tag }))),
    phones: tagsOf(phonesV2.map(({ phone: key, tag }) => ({ key, tag }))),
    addresses: tagsOf(places.map(({ id: key, tag }) => ({ key, tag }))),
  }
  const tagged = Object.values(tags).some((of) => Object.keys(of).length > 0)
  return {
    ...names,
    phones: [...new Set([...phonesV2.map(({ phone }) => phone), ...phones])],
    emails: [...new Set([email, ...secondaryEmails.map((each) => each.email), ...emails])],
    addresses: places.map(({ id, address: { streetName, streetNumber, ...rest } }) => ({
      id,
      ...Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== undefined)),
      ...(streetName || streetNumber
        ? { streetAddress: { name: streetName ?? '', number: streetNumber ?? '' } }
        : {}),
    })),
    ...(profile.birthdate ? { birthdate: profile.birthdate } : {}),
    ...(profile.company ? { company: profile.company } : {}),
    ...(profile.position ? { jobTitle: profile.position } : {}),
    ...(profile.customFields ? { customFields: await fieldsOf(trx, profile.customFields) } : {}),
    ...(tagged ? { tags } : {}),
  }
}

/** UNTAGGED is no tag. */
function tagsOf(given: readonly { key: string; tag: string | undefined }[]): Record<string, string> {
  return Object.fromEntries(given.flatMap(({ key, tag }) => (tag && tag !== 'UNTAGGED' ? [[key, tag]] : [])))
}

/** Custom fields by key, or by the display name. */
async function fieldsOf(trx: Trx, given: NonNullable<ProfileInput['customFields']>) {
  const rows = await customFieldRows(trx)
  const kept: Record<string, { name: string; value: unknown }> = {}
  const wrong: Violation[] = []
  for (const [index, { name, value }] of given.entries()) {
    const row = rows.find(({ key }) => key === name) ?? rows.find((each) => each.name === name)
    const fault = row && faultOf(row, value)
    if (!row)
      wrong.push({
        field: `profile.customFields[${index}].name`,
        description: 'is not a field of this site',
        violatedRule: 'FIELD_NOT_ALLOWED',
      })
    else if (fault) wrong.push({ field: `profile.customFields[${index}].value`, ...fault })
    else if (!isEmpty(value)) kept[row.key] = { name: row.name, value }
  }
  if (wrong.length) throw violations(wrong)
  return kept
}

async function checkedSlug(trx: Trx, text: string): Promise<string> {
  const slug = toSlug(text)
  if (!slug || slug !== text)
    throw violations([
      {
        field: 'profile.slug',
        description: `must have at most 60 lowercase letters a to z, digits and single hyphens${slug ? `, such as ${slug}` : ''}`,
        violatedRule: 'FORMAT',
      },
    ])
  const taken = await findMemberBySlug(trx, slug)
  if (taken || isReserved(slug))
    throw applicationError(409, 'SLUG_ALREADY_EXISTS', 'This address is already used. Choose another one.')
  return slug
}
