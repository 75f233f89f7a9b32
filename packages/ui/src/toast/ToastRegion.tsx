import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { join } from '../as.ts'
import { Icon } from '../Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './ToastRegion.module.css'
import { dismiss, read, type ShownToast, subscribe } from './toast.ts'
import { TOAST_KEY, useToastKey } from './use-toast-key.ts'

const none: readonly ShownToast[] = []

/** Region of toasts; once per page. Rendered before the first toast, so that the first is announced too. */
export function ToastRegion() {
  const t = useMessages()
  const toasts = useSyncExternalStore(subscribe, read, () => none)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  // A toast that goes takes focus and pointer with it, and no event says so.
  useEffect(() => {
    setPointed(region.current?.matches(':hover') ?? false)
    setFocused(region.current?.contains(document.activeElement) ?? false)
  }, [toasts])
  useToastKey(region, toasts.length > 0)
  const held = toasts.length > 0 && (pointed || focused)
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={t('ui.messages')}
      // Stays within reach while a dialog makes the rest of the page inert.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div role="status" aria-live="polite" aria-relevant="additions" aria-atomic="false">
        <ol className={styles.list}>
          {toasts.map((each) => (
            <Toast key={each.id} toast={each} held={held} />
          ))}
        </ol>
      </div>
    </section>
  )
}

function Toast({ toast, held }: { readonly toast: ShownToast; readonly held: boolean }) {
  const t = useMessages()
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
        {action && <VisuallyHidden>{t('ui.message-key', { key: TOAST_KEY })}</VisuallyHidden>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-keyshortcuts={TOAST_KEY}
          onClick={() => {
            dismiss(id)
            action.onAction()
          }}
        >
          {action.label}
          <span className={styles.key} aria-hidden="true">
            {TOAST_KEY}
          </span>
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t('ui.dismiss')} onClick={() => dismiss(id)}>
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
