import { useIsHydrating } from '@galleria/federation'
import { Skeleton } from '@galleria/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import styles from './rich-field.module.css'

/** Large: browsers fetch it here alone, once the page is theirs. */
const HtmlEditor = lazy(() => import('./HtmlEditor.tsx'))

interface Props {
  readonly label: string
  readonly html: string
  readonly error?: string | undefined
  readonly onChange: (html: string) => void
}

/** Text with its form, kept as HTML. The editor begins anew where the text became another one than was written here. */
export function RichField({ label, html, error, onChange }: Props) {
  const isServed = useIsHydrating()
  const written = useRef(html)
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (html === written.current) return
    written.current = html
    setBegun((count) => count + 1)
  }, [html])
  const waiting = <Skeleton className={styles.writing} />
  return (
    <div className={styles.field}>
      <p className={styles.label}>{label}</p>
      {isServed ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <HtmlEditor
            key={begun}
            label={label}
            html={html}
            onChange={(next) => {
              written.current = next
              onChange(next)
            }}
          />
        </Suspense>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}
