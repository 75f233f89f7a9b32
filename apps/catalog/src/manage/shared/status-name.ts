import type { Say } from '../messages/index.ts'

export const statuses = ['PUBLISHED', 'SCHEDULED', 'DRAFT', 'HIDDEN'] as const
export type Status = (typeof statuses)[number]

export function statusName(status: Status, t: Say): string {
  const names: Readonly<Record<Status, string>> = {
    ...{ PUBLISHED: t('status.visible'), SCHEDULED: t('status.scheduled') },
    ...{ DRAFT: t('status.draft'), HIDDEN: t('status.hidden') },
  }
  return names[status]
}
