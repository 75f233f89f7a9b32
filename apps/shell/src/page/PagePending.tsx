import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApp, useUnfinished } from '../common/AppContext.tsx'
import { useMessages } from '../messages/index.ts'
import css from './PagePending.module.css'

/** Stands for a page whose code or data is still on its way. */
export function PagePending() {
  const t = useMessages()
  const { site } = useApp()
  return (
    <div className={css.pending} role="status" aria-label={t('page.loading')}>
      <title>{site.name}</title>
      <Fetch />
      <div className={css.title} />
      <div className={css.line} />
      <div className={css.line} />
      <div className={css.block} />
    </div>
  )
}

/** Navigates after hydration alone: earlier it would render another tree than the server's. */
function Fetch() {
  const unfinished = useUnfinished()
  const navigate = useNavigate()
  const location = useLocation()
  useEffect(() => {
    if (unfinished === 'fetch') void navigate(location, { replace: true, preventScrollReset: true })
  }, [unfinished, navigate, location])
  return null
}
