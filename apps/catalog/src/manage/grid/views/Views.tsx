import { SavedViews } from '@galleria/manage'
import { useMessages } from '../../messages/index.ts'
import styles from '../grid.module.css'

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
      part="catalog"
      owner={staffId}
      query={query}
      presets={[
        { name: t('views.all'), query: '' },
        { name: t('views.low'), query: 'stock=low' },
        { name: t('views.out'), query: 'stock=out' },
        { name: t('views.hidden'), query: 'status=hidden' },
      ]}
      styles={{ all: styles.tools, links: styles.choices, link: styles.choice, saved: styles.panel }}
    />
  )
}
