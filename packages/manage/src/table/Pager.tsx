import { Link } from '@galleria/router'
import { ButtonLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import styles from './table.module.css'
import type { Pages } from './table-props.ts'

interface Props extends Pages {
  /** Name of the list. */
  readonly label: string
}

/** Below a list that is read page by page. */
export function Pager({ label, first, previous, next }: Props) {
  const t = useMessages()
  if (first === undefined && previous === undefined && next === undefined) return null
  return (
    <nav aria-label={t('pages.label', { name: label })} className={styles.pages}>
      {first !== undefined && (
        <ButtonLink as={Link} size="small" to={first}>
          {t('pages.first')}
        </ButtonLink>
      )}
      {previous !== undefined && (
        <ButtonLink as={Link} size="small" to={previous} rel="prev">
          {t('pages.previous')}
        </ButtonLink>
      )}
      {next !== undefined && (
        <ButtonLink as={Link} size="small" to={next} rel="next">
          {t('pages.next')}
        </ButtonLink>
      )}
    </nav>
  )
}
