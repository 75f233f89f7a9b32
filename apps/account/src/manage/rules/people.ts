import type { PlatformClient } from '@galleria/platform-client'
import { type Member, queryMembers } from '@galleria/platform-client/members'

/** Number of members on a page. */
const PAGE = 100

/** Members by their ids, whole; who was deleted is not among them. */
export async function peopleOf(
  client: PlatformClient,
  all: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Member>> {
  const ids = [...new Set(all)]
  const found = new Map<string, Member>()
  for (let at = 0; at < ids.length; at += PAGE) {
    const query = { filter: { id: { $in: ids.slice(at, at + PAGE) } }, cursorPaging: { limit: PAGE } }
    const { members } = await queryMembers(client, { query, fieldsets: ['FULL'] }, { signal })
    for (const member of members) found.set(member.id, member)
  }
  return found
}
