import { parts, SavedViews } from '@galleria/manage'
import { useMessages } from '../messages/index.ts'
import own from './members.module.css'

interface Props {
  /** Owner of the views: other staff in this browser do not see them. */
  readonly staffId: string
  readonly query: string
}

/** Queries that are asked often: some of ours, and those that this staff member has kept in this browser. */
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
      copy={{
        title: t('views.title'),
        keep: t('views.keep'),
        name: t('views.name'),
        where: t('views.where'),
        save: t('views.save'),
        unnamed: t('views.name-it'),
        lost: t('views.lost'),
        kept: (name) => t('views.kept', { name }),
        forget: (name) => t('views.forget', { name }),
        forgotten: (name) => t('views.forgotten', { name }),
      }}
      styles={{ all: parts.rows, links: own.views, link: own.view, saved: own.kept }}
    />
  )
}
