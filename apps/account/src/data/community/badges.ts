import type { PlatformClient } from '@galleria/platform-client'
import { type Badge, listBadges, listMembersBadgeIds } from '@galleria/platform-client/badges'
import { inkOn } from '../../rules/badge-colors.ts'

export interface ShownBadge {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly background: string
  readonly ink: string
}

/** Badges by member id, in the order of the site; empty where the platform has no badges. */
export async function badgesOf(
  client: PlatformClient,
  memberIds: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly ShownBadge[]>>> {
  if (memberIds.length === 0) return {}
  try {
    const [{ badges }, { memberBadgeIds }] = await Promise.all([
      listBadges(client, { paging: { limit: 100 } }, { signal }),
      listMembersBadgeIds(client, { memberIds }, { signal }),
    ])
    return Object.fromEntries(
      memberBadgeIds.map(({ memberId, badgeIds }) => [
        memberId,
        badges.filter(({ id }) => badgeIds.includes(id)).map(toShown),
      ]),
    )
  } catch (error) {
    // An ornament: who is there is told without it.
    if (signal.aborted) throw error
    return {}
  }
}

function toShown({ id, title, description, backgroundColor, textColor }: Badge): ShownBadge {
  const colors = inkOn(backgroundColor, textColor)
  return { id, title: title ?? '', description: description || null, ...colors }
}
