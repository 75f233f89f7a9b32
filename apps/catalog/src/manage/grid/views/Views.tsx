import { SavedViews } from '@galleria/manage'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'

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
      part="catalog"
      owner={staffId}
      query={query}
      presets={[
        { name: t('views.all'), query: '' },
        { name: t('views.low'), query: 'stock=low' },
        { name: t('views.out'), query: 'stock=out' },
        { name: t('views.hidden'), query: 'status=hidden' },
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
      styles={{ all: styles.tools, links: styles.choices, link: styles.choice, saved: styles.panel }}
    />
  )
}
