import { Link } from '@galleria/router'
import { useMessages } from '../../messages/profile/index.ts'
import type { Hindrance } from '../../rules/profile/deletion-hindrance.ts'
import styles from './forms.module.css'

/** Obstacle to the deletion: what has to end first, with a link to it. */
export function DeletionHindrance({ hindrance }: { readonly hindrance: Hindrance }) {
  const t = useMessages()
  if (hindrance.of === 'ROLE') return <p className={styles.hint}>{t('delete.forbidden')}</p>
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('delete.subscribed')}</p>
      <ul className={styles.steps}>
        {hindrance.subscriptions.map(({ id, productName }) => (
          <li key={id}>
            <Link to={`/account/subscriptions/${id}`}>{t('delete.cancel-first', { name: productName })}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
