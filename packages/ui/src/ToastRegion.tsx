import { useEffect, useState, useSyncExternalStore } from 'react'
import { join } from './as.ts'
import { Icon } from './Icon.tsx'
import styles from './ToastRegion.module.css'
import { dismiss, read, type ShownToast, subscribe } from './toast.ts'

const none: readonly ShownToast[] = []

/** Where toasts appear; once per page. It is there before the first toast, so that the first is announced too. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribe, read, () => none)
  const [held, setHeld] = useState(false)
  return (
    <section
      className={styles.region}
      aria-label="Messages"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className={styles.list} role="status" aria-live="polite" aria-relevant="additions">
        {toasts.map((each) => (
          <Toast key={each.id} toast={each} held={held} />
        ))}
      </ol>
    </section>
  )
}

function Toast({ toast, held }: { readonly toast: ShownToast; readonly held: boolean }) {
  const { id, title, description, tone = 'neutral', action, duration = action ? 8000 : 5000 } = toast
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [held, id, duration])
  return (
    <li className={join(styles.toast, styles[tone])}>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss(id)
            action.onAction()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismiss(id)}>
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
