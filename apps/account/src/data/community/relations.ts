import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { listMyMemberBlocks, queryMyMemberConnections } from '@galleria/platform-client/member-followers'
import { getMember, getMyMember } from '@galleria/platform-client/members'

/** Caller's relations to other members; fetched in the browser, since pages are rendered for everybody. */
export interface Relations {
  /** The caller's own id. */
  readonly me: string
  /** Slug of the caller's own profile. */
  readonly slug: string
  readonly isInCommunity: boolean
  readonly isMuted: boolean
  readonly following: readonly string[]
  readonly followers: readonly string[]
  /** Ids of members whom the caller has blocked. */
  readonly blocking: readonly string[]
  /** Ids of members who have blocked the caller; requested for a single member only. */
  readonly blockedBy: readonly string[]
}

export async function readRelations(
  client: PlatformClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Relations> {
  const [{ member }, { connectedMembers }, blocked, blockedBy] = await Promise.all([
    getMyMember(client, { fieldsets: ['EXTENDED'] }, { signal }),
    queryMyMemberConnections(client, { connectedMemberIds: ids }, { signal }),
    blockedByMe(client, signal),
    ids.length === 1 ? whoBlocks(client, ids[0] ?? '', signal) : [],
  ])
  const those = (is: 'followedByMember' | 'followingMember') =>
    connectedMembers.filter((each) => each[is]).map(({ connectedMemberId }) => connectedMemberId)
  return {
    me: member.id,
    slug: member.profile?.slug || member.id,
    isInCommunity: member.privacyStatus === 'PUBLIC',
    isMuted: member.activityStatus === 'MUTED',
    following: those('followedByMember'),
    followers: those('followingMember'),
    blocking: blocked.filter((id) => ids.includes(id)),
    blockedBy,
  }
}

async function blockedByMe(client: PlatformClient, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | null | undefined = ''; typeof cursor === 'string'; ) {
    const cursorPaging = { limit: 100, ...(cursor && { cursor }) }
    const page: Awaited<ReturnType<typeof listMyMemberBlocks>> = await listMyMemberBlocks(
      client,
      { cursorPaging },
      { signal },
    )
    ids.push(...page.memberBlocks.map(({ memberId }) => memberId))
    cursor = page.pagingMetadata.hasNext ? page.pagingMetadata.cursors?.next : null
  }
  return ids
}

async function whoBlocks(client: PlatformClient, id: string, signal: AbortSignal): Promise<string[]> {
  try {
    await getMember(client, { id }, { signal })
    return []
  } catch (error) {
    if (isPlatformError(error) && error.code === 'MEMBER_TO_MEMBER_BLOCKED') return [id]
    if (isPlatformError(error) && error.status === 404) return []
    throw error
  }
}
