import { LeaveGuard, SortableList, parts as styles, useRestoredFocus } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Button, Card, EmptyState, Heading, Notice, Picture, TextLink } from '@galleria/ui'
import { useState } from 'react'
import { pictureOf } from '../../rules/picture.ts'
import { useMessages } from '../messages/index.ts'
import own from '../parts/catalog.module.css'
import { Pager } from '../parts/Pager.tsx'
import { type Member, ordered } from './order.ts'
import { useAnnouncement } from './use-announcement.ts'

interface Props {
  readonly members: {
    readonly products: readonly Member[]
    readonly total: number
    /** How many come before them. */
    readonly offset: number
  }
  /** The question that is open beside it. */
  readonly asked: string
  /** Rules decide what is in it, and people the order alone. */
  readonly isRuled?: boolean
}

/** Products of a collection in the order shown to shoppers; reordered by dragging or moving, then saved as one change. */
export function Members({ members: { products, total, offset }, asked, isRuled = false }: Props) {
  const t = useMessages()
  const { sent, isSending, put, announcement } = useAnnouncement()
  const [wanted, want] = useState<readonly string[]>()
  const restored = useRestoredFocus<HTMLDivElement>()
  const shown = ordered(products, wanted)
  const isChanged = shown.some(({ id }, at) => id !== products[at]?.id)
  // Once the saved order equals the wanted one, later changes by others show.
  if (wanted && !isChanged) want(undefined)
  const address = (from: number) =>
    `?${new URLSearchParams([...new URLSearchParams(asked), ...(from ? [['from-place', String(from)]] : [])])}`
  const status = (
    <p role="status" className={styles.quiet}>
      {announcement}
    </p>
  )
  if (total === 0)
    return (
      <>
        <EmptyState title={t('collections.empty')} description={isRuled ? t('rules.soon') : undefined} />
        {status}
      </>
    )
  return (
    <Card>
      <div className={styles.form} {...restored}>
        <Heading level={2} size="lg">
          {t('collections.in-it', { count: total })}
        </Heading>
        {isRuled && <p className={styles.quiet}>{t('rules.by-hand')}</p>}
        <p className={styles.quiet}>{t('collections.order-more')}</p>
        {total > products.length && (
          <p>{t('collections.place', { from: offset + 1, to: offset + products.length })}</p>
        )}
        <SortableList
          label={t('collections.in-it', { count: total })}
          items={shown}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          onMove={(next) => want(next.map(({ id }) => id))}
        >
          {(product, at) => (
            <div className={own.member}>
              <Picture {...pictureOf(product.picture)} className={own.face} alt="" ratio="1" sizes="4rem" />
              <TextLink as={Link} to={`/manage/catalog/products/${product.id}`}>
                <bdi>{product.name}</bdi>
              </TextLink>
              <span className={styles.buttons}>
                {offset + at > 0 && !isChanged && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('collections.put-first', { name: product.name })}
                    aria-disabled={isSending}
                    onClick={() =>
                      put(
                        { intent: 'first', productId: product.id },
                        t('collections.put-first-done', { name: product.name }),
                      )
                    }
                  >
                    {t('collections.first')}
                  </Button>
                )}
                {!isRuled && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t('collections.take', { name: product.name })}
                    aria-disabled={isSending}
                    onClick={() =>
                      put(
                        { intent: 'remove', productId: product.id },
                        t('collections.removed', { name: product.name }),
                      )
                    }
                  >
                    {t('editor.media-remove')}
                  </Button>
                )}
              </span>
            </div>
          )}
        </SortableList>
        <LeaveGuard when={isChanged && !isSending} />
        <div className={isChanged ? own.bar : undefined}>
          {isChanged ? (
            <div className={styles.buttons}>
              <Button
                variant="primary"
                pending={isSending}
                onClick={() =>
                  put(
                    { intent: 'arrange', productIds: shown.map(({ id }) => id) },
                    t('collections.order-saved'),
                  )
                }
              >
                {t('collections.save-order')}
              </Button>
              <Button variant="quiet" onClick={() => want(undefined)}>
                {t('collections.order-reset')}
              </Button>
            </div>
          ) : (
            <Pager
              label={t('collections.pages')}
              first={offset > 0 ? address(0) : undefined}
              next={offset + products.length < total ? address(offset + products.length) : undefined}
            />
          )}
        </div>
        {status}
        {sent?.problem && <Notice tone="danger">{sent.problem}</Notice>}
        {sent?.errors && <Notice tone="danger">{Object.values(sent.errors).join(' ')}</Notice>}
      </div>
    </Card>
  )
}
