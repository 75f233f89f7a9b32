import { useBlocker } from '@galleria/router'
import { Button } from '@galleria/ui'
import { lazy, Suspense, useEffect, useId } from 'react'
import { useMessages } from './messages/index.ts'
import styles from './parts.module.css'
import { useFirst } from './use-first.ts'

const Dialog = lazy(async () => ({ default: (await import('@galleria/ui/overlays')).Dialog }))

/** Asks before unsaved changes are left behind, by a link as by closing the tab. Of several on a page one asks for all. */
export function LeaveGuard({ when }: { readonly when: boolean }) {
  const asks = useFirst(useId(), when)
  return asks && <Guard />
}

function Guard() {
  const t = useMessages()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
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
