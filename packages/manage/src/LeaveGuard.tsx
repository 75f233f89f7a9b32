import { useBlocker } from '@galleria/router'
import { Button } from '@galleria/ui'
import { lazy, Suspense, useEffect } from 'react'
import { useMessages } from './messages/index.ts'
import styles from './parts.module.css'

const Dialog = lazy(async () => ({ default: (await import('@galleria/ui/overlays')).Dialog }))

/** Asks before unsaved changes are left behind, by a link as by closing the tab. */
export function LeaveGuard({ when }: { readonly when: boolean }) {
  const t = useMessages()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])
  if (blocker.state !== 'blocked') return null
  return (
    <Suspense>
      <Dialog title={t('leave.title')} isOpen decisive onOpenChange={(open) => open || blocker.reset()}>
        <p>{t('leave.more')}</p>
        <div className={styles.buttons}>
          <Button variant="primary" onClick={() => blocker.reset()}>
            {t('leave.stay')}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed()}>
            {t('leave.go')}
          </Button>
        </div>
      </Dialog>
    </Suspense>
  )
}
