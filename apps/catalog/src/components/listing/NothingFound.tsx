import { Link } from '@galleria/router'
import { ButtonLink, EmptyState } from '@galleria/ui'
import type { FoundProducts } from '../../data/find-products.ts'
import { useMessages } from '../../messages/index.ts'
import { Suggestions } from '../Suggestions.tsx'
import styles from './NothingFound.module.css'

interface Props {
  /** The first page, when this one is past the last. */
  readonly first: string | undefined
  /** The same without filters, when there are any. */
  readonly clear: string | undefined
  /** Collections to suggest instead. */
  readonly collections: FoundProducts['collections']
}

const MOST = 6

/** Says why nothing is here, and always leads somewhere. */
export function NothingFound({ first, clear, collections }: Props) {
  const t = useMessages()
  if (first)
    return (
      <EmptyState
        title={t('nothing.page')}
        description={t('nothing.page-shorter')}
        action={
          <ButtonLink as={Link} to={first}>
            {t('nothing.first-page')}
          </ButtonLink>
        }
      />
    )
  const elsewhere = clear ? [] : collections.slice(0, MOST)
  return (
    <>
      <EmptyState
        title={t('nothing.title')}
        description={clear ? t('nothing.filtered') : t('nothing.other-words')}
        action={
          <>
            <ButtonLink as={Link} to={clear ?? '/products'}>
              {clear ? t('filters.clear') : t('nothing.all')}
            </ButtonLink>
            {elsewhere.length > 0 && (
              <nav className={styles.elsewhere} aria-label={t('nothing.elsewhere')}>
                <ul className={styles.list}>
                  {elsewhere.map(({ id, slug, name }) => (
                    <li key={id}>
                      <ButtonLink as={Link} to={`/collections/${slug}`} variant="quiet" size="small">
                        {name}
                      </ButtonLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        }
      />
      <Suggestions />
    </>
  )
}
