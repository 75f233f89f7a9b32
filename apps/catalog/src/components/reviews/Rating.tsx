import { useFormat } from '@galleria/i18n'
import { VisuallyHidden } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { Tile } from '../../rules/tile.ts'
import styles from './Rating.module.css'
import { Stars } from './Stars.tsx'

/** Mean and number of reviews in one line. */
export function Rating({ average, count }: NonNullable<Tile['rating']>) {
  const t = useMessages()
  const { number } = useFormat()
  return (
    <span className={styles.rating}>
      <Stars value={average} label={t('reviews.average', { stars: number(average) })} />
      <span className={styles.count} aria-hidden="true">
        ({number(count)})
      </span>
      <VisuallyHidden>{t('reviews.count', { count })}</VisuallyHidden>
    </span>
  )
}
