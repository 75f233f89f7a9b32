import { Heading } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { WayToEarn } from '../../rules/earning-copy.ts'
import styles from './WaysToEarn.module.css'

export function WaysToEarn({ ways }: { readonly ways: readonly WayToEarn[] }) {
  const t = useMessages()
  if (ways.length === 0) return null
  return (
    <section aria-labelledby="earn-title">
      <Heading level={2} size="2xl" id="earn-title">
        {t('earn.title')}
      </Heading>
      <ul className={styles.ways}>
        {ways.map(({ id, title, reward }) => (
          <li key={id} className={styles.way}>
            <bdi>{title}</bdi> <strong className={styles.reward}>{reward}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
