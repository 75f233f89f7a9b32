import type { PlatformClient } from '@galleria/platform-client'
import { listMemberFollowers, listMemberFollowing } from '@galleria/platform-client/member-followers'
import { queryMembers } from '@galleria/platform-client/members'
import { badgesOf } from './badges.ts'
import { type FoundMembers, PAGE_SIZE } from './directory.ts'
import { type SeenMember, toSeen } from './seen-member.ts'

export const sides = ['followers', 'following'] as const
export type Side = (typeof sides)[number]

/** A page of who follows a member or is followed, newest first. */
export async function followList(
  client: PlatformClient,
  { memberId, side, after }: { readonly memberId: string; readonly side: Side; readonly after: string },
  signal: AbortSignal,
): Promise<FoundMembers> {
  const list = side === 'followers' ? listMemberFollowers : listMemberFollowing
  const paging = { limit: PAGE_SIZE, ...(after && { cursor: after }) }
  const { memberIds, pagingMetadata } = await list(client, { memberId, paging }, { signal })
  const members = await membersOf(client, memberIds, signal)
  const badges = await badgesOf(
    client,
    members.map(({ id }) => id),
    signal,
  )
  return { members, badges, next: pagingMetadata.hasNext ? (pagingMetadata.cursors?.next ?? null) : null }
}

/** Members in the order of their ids; hidden ones are left out. */
async function membersOf(
  client: PlatformClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<SeenMember[]> {
  if (ids.length === 0) return []
  const query = { filter: { id: { $in: ids } }, paging: { limit: ids.length } }
  const { members } = await queryMembers(client, { query }, { signal })
  const byId = new Map(members.map((member) => [member.id, toSeen(member, client.baseUrl)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
