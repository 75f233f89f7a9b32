import type { Session } from '@galleria/auth'
import type { Language } from '@galleria/i18n'
import { loadAddressFormats } from '@galleria/i18n/addresses'
import { isTransientError, type PlatformClient } from '@galleria/platform-client'
import { getMyMember } from '@galleria/platform-client/members'
import type { AddressForm } from '../rules/checkout/address-fields.ts'
import { type SavedAddress, savedAddress } from '../rules/checkout/saved-address.ts'

export interface KnownBuyer {
  readonly form: AddressForm
  /** Saved addresses of the member; empty for a guest. */
  readonly addresses: readonly SavedAddress[]
}

/** Fills what the form does not know yet with what the member has told us. A form is never held up by it. */
export async function withKnownBuyer(
  form: AddressForm,
  client: PlatformClient,
  session: Session,
  signal: AbortSignal,
  language: Language,
): Promise<KnownBuyer> {
  if (!session.isMember) return { form, addresses: [] }
  try {
    const { member } = await getMyMember(client, { fieldsets: ['FULL'] }, { signal, timeout: 3000 })
    const kept = member.contact?.addresses ?? []
    const formats = await loadAddressFormats(
      kept.map(({ country }) => country),
      language.tag,
    )
    const addresses = kept.flatMap((each) => savedAddress(each, formats) ?? [])
    if (form.email) return { form, addresses }
    const known = {
      ...form,
      email: member.loginEmail ?? '',
      firstName: form.firstName || (member.contact?.firstName ?? ''),
      lastName: form.lastName || (member.contact?.lastName ?? ''),
    }
    return { form: form.addressLine ? known : { ...known, ...addresses[0] }, addresses }
  } catch (error) {
    if (isTransientError(error)) return { form, addresses: [] }
    throw error
  }
}
