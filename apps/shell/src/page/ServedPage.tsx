import { Button } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../messages/index.ts'
import css from './Root.module.css'
import served from './ServedPage.module.css'

const keep = { __html: '' }

/** The server's page, whose code the browser could not get: it stays readable, and says that it cannot be used yet. */
export function ServedPage() {
  const t = useMessages()
  const navigate = useNavigate()
  const location = useLocation()
  const [isShown, show] = useState(false)
  useEffect(() => show(true), [])
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
