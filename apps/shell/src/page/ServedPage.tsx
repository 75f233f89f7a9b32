import { Button } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import css from './Root.module.css'
import served from './ServedPage.module.css'

const keep = { __html: '' }

/** The server's page, whose code the browser could not get: it stays readable, and says that it cannot be used yet. */
export function ServedPage() {
  const navigate = useNavigate()
  const location = useLocation()
  const [isShown, show] = useState(false)
  useEffect(() => show(true), [])
  return (
    <>
      {isShown && (
        <div role="alert" className={served.notice}>
          <p>This part of the page did not start. You can read it, but its buttons do nothing.</p>
          <Button onClick={() => navigate(location, { replace: true })}>Try again</Button>
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
