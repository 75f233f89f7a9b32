import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getMyMember, type MemberInput, updateMember } from '@galleria/platform-client/members'
import type { AddressForm } from '../rules/checkout/address-fields.ts'
import { isSameAddress } from '../rules/checkout/address-form.ts'
import { toAddress } from '../rules/checkout/checkout-draft.ts'
import { mostAddresses } from '../rules/checkout/saved-address.ts'

type Addresses = NonNullable<NonNullable<MemberInput['contact']>['addresses']>

/** Adds an address to those of the member; false where it could not be kept, which holds up no order. */
export async function saveAddress(client: PlatformClient, form: AddressForm): Promise<boolean> {
  try {
    const { member } = await getMyMember(client, { fieldsets: ['FULL'] }, { timeout: 3000 })
    const kept = member.contact?.addresses ?? []
    if (kept.some((each) => isSameAddress(each, form))) return true
    if (kept.length >= mostAddresses) return false
    // Only what the list has is replaced: the other lists of the contact stay.
    const named = kept.map((each) => ({ ...each, id: each.id ?? crypto.randomUUID() }))
    // Written back as they were read.
    const addresses = [...named, { id: crypto.randomUUID(), ...toAddress(form) }] as Addresses
    await updateMember(client, { member: { id: member.id, contact: { addresses } } })
    return true
  } catch (error) {
    if (isPlatformError(error)) return false
    throw error
  }
}
