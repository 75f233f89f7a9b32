import { Icon, Share } from '@galleria/ui'
import { useMessages } from '../../messages/index.ts'
import type { FreeShipping } from '../../rules/model/index.ts'
import styles from './FreeShippingProgress.module.css'
import { useFreeShippingText } from './use-free-shipping-text.ts'

interface FreeShippingProgressProps {
  readonly freeShipping: FreeShipping
  readonly currency: string
  readonly pending?: boolean
}

/** Progress in words, with a bar; without words (for a weight, say) there is no bar either. */
export function FreeShippingProgress({ freeShipping, currency, pending }: FreeShippingProgressProps) {
  const t = useMessages()
  const text = useFreeShippingText(freeShipping, currency)
  if (!text) return null
  const { applies, progress } = freeShipping
  return (
    <section
      className={styles.progress}
      aria-label={t('free-shipping.title')}
      data-free={applies || undefined}
      data-pending={pending || undefined}
    >
      <p role="status" className={styles.text}>
        <Icon name={applies ? 'check' : 'truck'} size={18} />
        <span>{text}</span>
      </p>
      <div aria-hidden="true" className={styles.track}>
        <Share of={progress ?? 0} className={styles.bar} />
      </div>
    </section>
  )
}
