import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type MemberAbout, queryMemberAbouts } from '@galleria/platform-client/member-about'
import { listMemberFollowers, listMemberFollowing } from '@galleria/platform-client/member-followers'
import { getMember, type Member, queryMembers } from '@galleria/platform-client/members'
import { badgesOf, type ShownBadge } from './badges.ts'
import { type SeenMember, toSeen } from './seen-member.ts'

/** How many of a list are counted; beyond that it says "100+". */
const COUNTED = 100

export interface Counted {
  readonly count: number
  readonly more: boolean
}

export interface ShownField {
  readonly key: string
  readonly name: string
  readonly value: unknown
}

export interface Profile {
  readonly member: SeenMember
  readonly about: MemberAbout['content'] | null
  readonly badges: readonly ShownBadge[]
  readonly followers: Counted
  readonly following: Counted
  readonly fields: readonly ShownField[]
  /** True when the reader is the member: nobody else sees it. */
  readonly isHidden: boolean
  /** Origin whose pictures pages may show. */
  readonly pictures: string
  /** For the member alone. */
  readonly lastSeen: string | null
}

/** `blocked`: the member wants nothing to do with whoever looks; `missing`: nobody, or nobody who shows themselves. */
export type Found =
  | { readonly state: 'blocked' | 'missing' }
  | { readonly state: 'seen'; readonly profile: Profile }

export async function seeProfile(
  client: PlatformClient,
  slug: string,
  { isMember, signal }: { readonly isMember: boolean; readonly signal: AbortSignal },
): Promise<Found> {
  const found = await findBySlug(client, slug, { isMember, signal })
  if (!('member' in found)) return found
  const { id } = found.member
  const query = { filter: { memberId: id }, cursorPaging: { limit: 1 } }
  const paging = { limit: COUNTED }
  const [abouts, badges, followers, following] = await Promise.all([
    queryMemberAbouts(client, { query }, { signal }),
    badgesOf(client, [id], signal),
    listMemberFollowers(client, { memberId: id, paging }, { signal }).then(counted),
    listMemberFollowing(client, { memberId: id, paging }, { signal }).then(counted),
  ])
  const { member } = found
  const profile = {
    member: toSeen(member, client.baseUrl),
    about: abouts.memberAbouts[0]?.content ?? null,
    badges: badges[id] ?? [],
    followers,
    following,
    fields: fieldsOf(member),
    // Private for other members.
    isHidden: member.privacyStatus !== 'PUBLIC' && Boolean(member.loginEmail),
    pictures: new URL(client.baseUrl).origin,
    lastSeen: member.lastLoginDate ?? null,
  }
  return { state: 'seen', profile }
}

/** A list knows whom the caller may see; of whom it leaves out, a member may still be told why. */
export async function findBySlug(
  client: PlatformClient,
  slug: string,
  { isMember, signal }: { readonly isMember: boolean; readonly signal: AbortSignal },
): Promise<{ readonly member: Member } | { readonly state: 'blocked' | 'missing' }> {
  const query = { filter: { 'profile.slug': slug }, paging: { limit: 1 } }
  const listed = (await queryMembers(client, { query }, { signal })).members[0]
  if (!listed && !isMember) return { state: 'missing' as const }
  try {
    return await getMember(client, { id: listed?.id ?? slug, fieldsets: ['FULL'] }, { signal })
  } catch (error) {
    if (!isPlatformError(error)) throw error
    if (error.code === 'MEMBER_TO_MEMBER_BLOCKED') return { state: 'blocked' as const }
    if (error.status === 404 || error.status === 400) return { state: 'missing' as const }
    throw error
  }
}

function counted(page: { memberIds: readonly string[]; pagingMetadata: { hasNext?: boolean | undefined } }) {
  return { count: page.memberIds.length, more: page.pagingMetadata.hasNext ?? false }
}

function fieldsOf({ contact }: Member): ShownField[] {
  return Object.entries(contact?.customFields ?? {}).map(([key, { name, value }]) => ({
    key,
    name: name || key,
    value,
  }))
}
