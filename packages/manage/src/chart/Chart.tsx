import { Skeleton } from '@galleria/ui'
import { lazy, Suspense } from 'react'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'

const ChartView = lazy(async () => ({ default: (await import('./ChartView.tsx')).ChartView }))

/** A drawing of figures with the same figures as a table below. Its code, with d3-scale, is fetched when there is one. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton className={styles.waiting} />}>
      <ChartView {...props} />
    </Suspense>
  )
}
