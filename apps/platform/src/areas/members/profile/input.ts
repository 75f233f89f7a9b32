import { z } from 'zod'
import { atMostOneOf } from '../../../base/input/one-of.ts'
import { displayName, plainText, webUrl } from '../../../base/texts/plain-text.ts'
import { Country } from '../../../domain/address/input.ts'

const clearable = (longest: number) => plainText(longest).nullish()
const name = displayName(100).nullish()

const Address = z
  .strictObject({
    id: z.guid().nullish(),
    streetAddress: z.strictObject({ number: plainText(100), name: plainText(200) }).optional(),
    addressLine: clearable(200),
    addressLine2: clearable(200),
    city: clearable(200),
    subdivision: clearable(100),
    country: z.union([z.literal(''), Country]).nullish(),
    postalCode: clearable(50),
  })
  .superRefine(atMostOneOf('streetAddress', 'addressLine'))

const Email = z.email().max(254)
const Phone = plainText(50).refine((text) => /^\+?[\d\s().-]{3,}$/.test(text), {
  error: 'must be a phone number',
  params: { violatedRule: 'FORMAT', data: { type: 'PHONE' } },
})
const Birthdate = z.union([z.literal(''), z.iso.date()]).nullish()

/** Spec §3 "Email tag", "Phone tag", "Address tag"; not in the wire reference. */
const Tags = z.strictObject({
  emails: z.record(z.string().max(254), z.enum(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])).optional(),
  phones: z
    .record(z.string().max(50), z.enum(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX']))
    .optional(),
  addresses: z
    .record(z.string().max(50), z.enum(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING']))
    .optional(),
})
export type TagsInput = z.output<typeof Tags>

const Contact = z.strictObject({
  firstName: name,
  lastName: name,
  phones: z.array(Phone).max(20).optional(),
  emails: z.array(Email).max(20).optional(),
  addresses: z.array(Address).max(20).optional(),
  birthdate: Birthdate,
  company: name,
  jobTitle: name,
  customFields: z
    .record(
      z.string().max(100),
      z.strictObject({ name: z.string().max(100).nullish(), value: z.unknown().optional() }),
    )
    .optional(),
  tags: Tags.optional(),
})
export type ContactInput = z.output<typeof Contact>

const Offset = z.number().min(-100_000).max(100_000).nullish()
const Side = z.number().min(0).max(20_000)
const MemberImage = z.strictObject({
  id: z.string().max(500).default(''),
  url: webUrl,
  width: Side.default(0),
  height: Side.default(0),
  offsetX: Offset,
  offsetY: Offset,
})

const Profile = z.strictObject({
  nickname: name,
  title: name,
  photo: MemberImage.nullish(),
  cover: MemberImage.nullish(),
})

const changes = {
  contact: Contact.optional(),
  profile: Profile.optional(),
  privacyStatus: z.enum(['PUBLIC', 'PRIVATE', 'UNKNOWN']).optional(),
}

/** Wire §3.7 "UpdateMember": what is not said stays; whatever else a member is made of is refused (faults row 72). */
export const UpdateMember = z.object({ member: z.strictObject({ id: z.string(), ...changes }) })
export const CreateMember = z.object({
  member: z.strictObject({ loginEmail: z.string().max(254), ...changes }),
})
export type MemberInput = Omit<z.output<typeof UpdateMember>['member'], 'id'>

/** 255 at most on the wire. */
export const SlugInput = z.object({ slug: z.string().min(1).max(255) })
