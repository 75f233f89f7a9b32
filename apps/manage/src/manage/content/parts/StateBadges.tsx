import { Badge } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'

interface Props {
  readonly page: {
    readonly status: string
    readonly hasDraft: boolean
    readonly scheduledVersion?: number | null | undefined
  }
}

/** Badges that tell whether shoppers see a page, and what else waits. */
export function StateBadges({ page: { status, hasDraft, scheduledVersion } }: Props) {
  const t = useMessages()
  const isPublished = status === 'PUBLISHED'
  return (
    <>
      {isPublished && <Badge tone="success">{t('state.published')}</Badge>}{' '}
      {scheduledVersion && <Badge tone="info">{t('state.scheduled')}</Badge>}{' '}
      {status === 'DRAFT' && <Badge tone="neutral">{t('state.draft')}</Badge>}
      {status !== 'DRAFT' && hasDraft && <Badge tone="warning">{t('state.changed')}</Badge>}
    </>
  )
}
