import { getMemberCountsPerBadge } from '@galleria/platform-client/badges'
import { queryBadgesV4 } from '@galleria/platform-client/badges-v4'
import type { ManageRequest } from '../page.ts'

export async function loadBadges({ client, signal }: ManageRequest) {
  const [{ badges }, { badgeMemberCounts }] = await Promise.all([
    queryBadgesV4(client, { query: { cursorPaging: { limit: 100 } } }, { signal }),
    getMemberCountsPerBadge(client, undefined, { signal }),
  ])
  const worn = new Map(badgeMemberCounts.map(({ badgeId, memberCount }) => [badgeId, memberCount]))
  return {
    badges: badges.map(({ id, revision, title, description, backgroundColor, textColor, icon }) => ({
      id,
      revision: revision ?? '',
      wearers: worn.get(id) ?? 0,
      title: title ?? '',
      description: description ?? '',
      backgroundColor: backgroundColor ?? '#796EFF',
      textColor: textColor ?? '#FFFFFF',
      icon: icon?.url ?? '',
    })),
  }
}

export type EditedBadge = Awaited<ReturnType<typeof loadBadges>>['badges'][number]
