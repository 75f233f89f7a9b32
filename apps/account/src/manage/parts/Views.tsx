import { parts, SavedViews } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'
import own from './members.module.css'

interface Props {
  /** Owner of the views: other staff in this browser do not see them. */
  readonly staffId: string
  readonly query: string
}

/** Common queries of the list, and those that this staff member saved in this browser. */
export function Views({ staffId, query }: Props) {
  const t = useMessages()
  return (
    <SavedViews
      part="members"
      owner={staffId}
      query={query}
      presets={[
        { name: t('views.all'), query: '' },
        { name: t('views.waiting'), query: 'status=PENDING' },
        { name: t('views.blocked'), query: 'status=BLOCKED' },
        { name: t('views.muted'), query: 'activity=MUTED' },
      ]}
      styles={{ all: parts.rows, links: own.views, link: own.view, saved: own.kept }}
    />
  )
}
