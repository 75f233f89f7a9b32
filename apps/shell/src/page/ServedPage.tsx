import { Button } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUnfinished } from '../common/AppContext.tsx'
import { useMessages } from '../messages/index.ts'
import css from './Root.module.css'
import served from './ServedPage.module.css'

const keep = { __html: '' }

/**
 * The server's page, whose code the browser could not get: it stays readable, and says that it cannot be used yet. Where
 * another release of its module is there, that one's page takes its place.
 */
export function ServedPage() {
  const t = useMessages()
  const navigate = useNavigate()
  const location = useLocation()
  const [isShown, show] = useState(false)
  const isReplaced = useUnfinished() === 'replaced'
  useEffect(() => {
    if (isReplaced) void navigate(location, { replace: true, preventScrollReset: true })
    else show(true)
  }, [isReplaced, navigate, location])
  return (
    <>
      {isShown && (
        <div role="alert" className={served.notice}>
          <p>{t('problem.served')}</p>
          <Button onClick={() => navigate(location, { replace: true })}>{t('try.again')}</Button>
        </div>
      )}
      {/* Sets nothing: it tells React to leave the server's HTML alone. */}
      <main
        id="main"
        className={css.main}
        tabIndex={-1}
        suppressHydrationWarning
        dangerouslySetInnerHTML={keep}
      />
    </>
  )
}
