import { parts } from '@galleria/manage'
import { Link } from '@galleria/router'
import { Card, Heading, Icon, Meter, TextLink, VisuallyHidden } from '@galleria/ui'
import type { HomeData } from '../data/read-home.ts'
import { useMessages } from '../messages/index.ts'
import styles from './FirstSteps.module.css'
import { usePages } from './use-pages.ts'

/** Steps of a new shop before it sells; hidden once all are done. */
export function FirstSteps({ steps }: Pick<HomeData, 'steps'>) {
  const t = useMessages()
  const page = usePages()
  const all = [
    { name: t('steps.name'), done: steps.name, to: '/manage/settings/store' },
    { name: t('steps.time-zone'), done: steps.timeZone, to: '/manage/settings/store' },
    { name: t('steps.product'), done: steps.products, to: '/manage/catalog/products/new' },
    { name: t('steps.shipping'), done: steps.shipping, to: '/manage/settings/shipping' },
    { name: t('steps.taxes'), done: steps.taxes, to: '/manage/settings/taxes' },
    { name: t('steps.payment'), done: steps.payment, to: '/manage/settings/payments' },
    { name: t('steps.order'), done: steps.orders, to: '/manage/orders' },
  ]
  const done = all.filter((step) => step.done).length
  if (done === all.length) return null
  const progress = t('steps.progress', { done, all: all.length })
  return (
    <Card as="section" className={parts.rows}>
      <div className={parts.titled}>
        <Heading level={2} size="lg">
          {t('steps.title')}
        </Heading>
        <span className={parts.quiet}>{progress}</span>
      </div>
      <Meter label={t('steps.title')} value={done} max={all.length} text={progress} />
      <ol className={styles.steps}>
        {all.map(({ name, done: isDone, to }) => (
          <li key={name} className={styles.step} data-done={isDone}>
            <span className={styles.mark} aria-hidden="true">
              {isDone && <Icon name="check" />}
            </span>
            {!isDone && page(to) ? (
              <TextLink as={Link} to={to}>
                {name}
              </TextLink>
            ) : (
              <span>{name}</span>
            )}
            {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
