import { Skeleton, VisuallyHidden } from '@galleria/ui'
import styles from './CartSkeleton.module.css'

export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <div className={styles.lines}>
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} height="7rem" />
        ))}
      </div>
      <Skeleton height="22rem" />
    </div>
  )
}
