import { SkipLink, ToastRegion } from '@galleria/ui'
import { Outlet, ScrollRestoration } from 'react-router'
import { useApp, useUnfinished } from '../common/AppContext.tsx'
import { Alternates } from './Alternates.tsx'
import { Announcer } from './Announcer.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import css from './Root.module.css'
import { ServedPage } from './ServedPage.tsx'

/** The frame around every page. */
export function Root() {
  const { bar } = useApp()
  const unfinished = useUnfinished()
  return (
    <div className={css.page}>
      <Alternates />
      <SkipLink href="#main" />
      <NavigationProgress />
      {bar}
      <Header />
      {unfinished && unfinished !== 'fetch' ? (
        <ServedPage />
      ) : (
        <main id="main" className={css.main} tabIndex={-1}>
          <Outlet />
        </main>
      )}
      <Footer />
      <ToastRegion />
      <Announcer />
      <ScrollRestoration />
    </div>
  )
}
