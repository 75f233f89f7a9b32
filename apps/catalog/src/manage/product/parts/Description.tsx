import { Skeleton } from '@galleria/ui'
import { lazy, Suspense, useId } from 'react'
import styles from '../product.module.css'

/** Larger than all else of the module together: browsers fetch it here alone, and servers never have it. */
const HtmlEditor = lazy(async () => {
  if (typeof document === 'undefined') throw new Error('The description editor runs only in a browser')
  return import('../HtmlEditor.tsx')
})

interface Props {
  readonly label: string
  readonly html: string
  readonly error?: string | undefined
  readonly onChange: (html: string) => void
}

/** Text with its form, kept as HTML. */
export function Description({ label, html, error, onChange }: Props) {
  const note = useId()
  return (
    <div className={styles.described}>
      <p className={styles.label}>{label}</p>
      <Suspense fallback={<Skeleton className={styles.writing} />}>
        <HtmlEditor label={label} html={html} onChange={onChange} />
      </Suspense>
      {error && (
        <p id={note} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
