import type { PlatformClient } from '@galleria/platform-client'
import { queryMembers } from '@galleria/platform-client/members'

/** Finds the member by email who takes over the content of deleted members; `undefined` where nobody has it. */
export async function assigneeOf(client: PlatformClient, email: string): Promise<string | undefined> {
  const query = { filter: { loginEmail: email.trim().toLowerCase() }, cursorPaging: { limit: 1 } }
  const { members } = await queryMembers(client, { query, fieldsets: ['FULL'] })
  return members[0]?.id
}
