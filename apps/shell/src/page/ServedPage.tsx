import { Button } from '@galleria/ui'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApp, useUnfinished } from '../common/AppContext.tsx'
import { useMessages } from '../messages/index.ts'
import css from './Root.module.css'
import served from './ServedPage.module.css'
import { TryAgain } from './TryAgain.tsx'

const serverHtml = { __html: '' }

/**
 * The server's page, whose code the browser could not get: it stays readable, and says that it cannot be used yet. A
 * personal page has nothing to read, so an error takes its place. Where the code, or another release of the module,
 * comes after all, its page replaces the HTML.
 */
export function ServedPage() {
  const t = useMessages()
  const navigate = useNavigate()
  const location = useLocation()
  const { arrival, isPersonal } = useApp()
  const [isShown, show] = useState(false)
  const unfinished = useUnfinished()
  useEffect(() => {
    let isLeft = false
    const replace = () => void navigate(location, { replace: true, preventScrollReset: true })
    if (unfinished === 'replaced') replace()
    else if (unfinished === 'late')
      void arrival?.then((isThere) => {
        if (!isLeft) isThere ? replace() : show(true)
      })
    else show(true)
    return () => {
      isLeft = true
    }
  }, [unfinished, arrival, navigate, location])
  if (isShown && isPersonal)
    return (
      <main key="failed" id="main" className={css.main} tabIndex={-1}>
        <TryAgain title={t('problem.part')}>{t('problem.part-more')}</TryAgain>
      </main>
    )
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
        dangerouslySetInnerHTML={serverHtml}
      />
    </>
  )
}
