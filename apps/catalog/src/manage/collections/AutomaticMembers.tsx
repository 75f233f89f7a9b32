import { parts as styles } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, EmptyState, Heading, TextLink } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { Pager } from '../parts/Pager.tsx'
import type { Member } from './order.ts'

interface Props {
  readonly members: {
    readonly products: readonly Member[]
    readonly total: number
    /** How many come before them. */
    readonly offset: number
  }
}

/** Products of a collection that fills itself: its rules decide which they are, and their order. */
export function AutomaticMembers({ members: { products, total, offset } }: Props) {
  const t = useMessages()
  const address = (from: number) => (from ? `?from-place=${from}` : '?')
  if (total === 0) return <EmptyState title={t('collections.empty')} description={t('rules.soon')} />
  return (
    <Card>
      <div className={styles.form}>
        <Heading level={2} size="lg">
          {t('collections.in-it', { count: total })}
        </Heading>
        <p className={styles.quiet}>{t('rules.soon')}</p>
        <ol start={offset + 1}>
          {products.map(({ id, name }) => (
            <li key={id}>
              <TextLink as={Link} to={`/manage/catalog/products/${id}`}>
                <bdi>{name}</bdi>
              </TextLink>
            </li>
          ))}
        </ol>
        <Pager
          label={t('collections.pages')}
          first={offset > 0 ? address(0) : undefined}
          next={offset + products.length < total ? address(offset + products.length) : undefined}
        />
      </div>
    </Card>
  )
}
