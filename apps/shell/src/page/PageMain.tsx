import { Outlet } from 'react-router'
import { useUnfinished } from '../common/AppContext.tsx'
import css from './Root.module.css'
import { ServedPage } from './ServedPage.tsx'

/** The module's page, or the server's HTML of it as long as its code is not there. */
export function PageMain() {
  const unfinished = useUnfinished()
  if (unfinished && unfinished !== 'fetch') return <ServedPage />
  return (
    <main id="main" className={css.main} tabIndex={-1}>
      <Outlet />
    </main>
  )
}
