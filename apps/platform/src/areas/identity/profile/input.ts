import { z } from 'zod'
import { displayName, plainText, webUrl } from '../../../base/texts/plain-text.ts'

const oneOf = (description: string) => ({ error: description, params: { violatedRule: 'ONE_OF_ALIGNMENT' } })
const filled = <Value>(value: Value | null | undefined) => value ?? undefined
const emailTag = z.enum(['UNTAGGED', 'MAIN', 'HOME', 'WORK']).optional()
const phoneTag = z.enum(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX']).optional()
const addressTag = z.enum(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING']).optional()

/** ISO 3166-1 alpha-2. */
const Country = plainText(2).refine(
  (code) =>
    /^[A-Z]{2}$/.test(code) &&
    new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined,
  {
    error: 'must be a country code such as US',
    params: { violatedRule: 'FORMAT', data: { type: 'COUNTRY' } },
  },
)
/** A language tag (RFC 5646). */
export const Language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, {
    error: 'must be a language tag such as en or pt-BR',
  })
const Phone = plainText(50).refine((text) => /^\+?[\d\s().-]{3,}$/.test(text), {
  error: 'must be a phone number',
  params: { violatedRule: 'FORMAT', data: { type: 'PHONE' } },
})
const Email = z.email().max(254)
const longText = plainText(1000).nullish().transform(filled)
const shortText = (longest: number) => plainText(longest).nullish().transform(filled)
const name = displayName(100)
  .nullish()
  .transform((text) => text || undefined)

/** The six kinds of wire §4.7; a list or a map fits no field of a site. */
const Value = z
  .strictObject({
    strValue: z.string().max(1000).optional(),
    numValue: z.number().optional(),
    boolValue: z.boolean().optional(),
    dateValue: z.string().max(40).nullish(),
  })
  .transform(
    // Keep the day of a date.
    ({ strValue, numValue, boolValue, dateValue }) =>
      strValue ?? numValue ?? boolValue ?? dateValue?.slice(0, 10),
  )

const Address = z
  .strictObject({
    country: Country.nullish().transform(filled),
    subdivision: shortText(100),
    city: shortText(200),
    postalCode: shortText(50),
    addressLine: shortText(200),
    addressLine2: shortText(200),
    streetName: longText,
    streetNumber: longText,
  })
  .refine(({ addressLine, streetName, streetNumber }) => !addressLine || !(streetName || streetNumber), {
    ...oneOf('must not be combined with streetName and streetNumber'),
    path: ['addressLine'],
  })

const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(20).nullish().transform(filled)

/**
 * Profile in a registration or a sign-on (wire §4.7 "IdentityProfile"). All of it is stored; a field that the wire
 * lacks is refused by its path.
 */
export const ProfileInput = z.strictObject({
  firstName: name,
  lastName: name,
  nickname: name,
  picture: webUrl.nullish().transform((url) => url || undefined),
  labels: z.array(plainText(100)).max(2000).nullish().transform(filled),
  language: Language.nullish().transform(filled),
  privacyStatus: z.enum(['UNDEFINED', 'PUBLIC', 'PRIVATE']).nullish().transform(filled),
  customFields: list(z.strictObject({ name: z.string().max(100), value: Value.optional() })),
  secondaryEmails: list(z.strictObject({ email: Email, tag: emailTag })),
  phonesV2: list(
    z.strictObject({ countryCode: Country.nullish().transform(filled), phone: Phone, tag: phoneTag }),
  ),
  addresses: list(z.strictObject({ address: Address, tag: addressTag })),
  company: displayName(1000).nullish().transform(filled),
  position: displayName(1000).nullish().transform(filled),
  birthdate: z.iso.date().nullish().transform(filled),
  slug: z.string().max(255).nullish().transform(filled),
  subscription: z.boolean().nullish().transform(filled),
  vatId: longText,
  /** The forms of before `secondaryEmails` and `phonesV2`. */
  emails: list(Email),
  phones: list(Phone),
})
export type ProfileInput = Partial<z.output<typeof ProfileInput>>
