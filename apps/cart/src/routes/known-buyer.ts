import type { Session } from '@galleria/auth'
import { isTransientError, type PlatformClient } from '@galleria/platform-client'
import { getMyMember } from '@galleria/platform-client/members'
import type { AddressForm } from '../rules/address-form.ts'

/** Fills what the form does not know yet with what the member has told us. A form is never held up by it. */
export async function withKnownBuyer(
  form: AddressForm,
  client: PlatformClient,
  session: Session,
  signal: AbortSignal,
): Promise<AddressForm> {
  if (!session.isMember || form.email) return form
  try {
    const { member } = await getMyMember(client, { fieldsets: ['FULL'] }, { signal, timeout: 3000 })
    return {
      ...form,
      email: member.loginEmail ?? '',
      firstName: form.firstName || (member.contact?.firstName ?? ''),
      lastName: form.lastName || (member.contact?.lastName ?? ''),
    }
  } catch (error) {
    if (isTransientError(error)) return form
    throw error
  }
}
