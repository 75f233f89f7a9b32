import { ManageBarContext, Widget } from '@galleria/federation'
import { useLocale } from '@galleria/i18n'
import { Logo } from '@galleria/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link, useMatches } from 'react-router'
import { useApp, useUnfinished } from '../../common/AppContext.tsx'
import { elsewhereRouteId } from '../../common/route-ids.ts'
import { useMessages } from '../../messages/index.ts'
import { PageMain } from '../PageMain.tsx'
import { PagePending } from '../PagePending.tsx'
import { Languages } from '../Preferences.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import css from './ManageRoot.module.css'

/** Frame of the admin: a bar with the links of all modules at the side, and nothing of the shop's. `children` come first. */
export function ManageRoot({ children }: { readonly children: ReactNode }) {
  const t = useMessages()
  const { manage, site, preparePage } = useApp()
  const { language } = useLocale()
  const { role, isMissing } = useTold()
  const bar = useMemo(
    () => manage && { links: manage, role, isMissing, preparePage },
    [manage, role, isMissing, preparePage],
  )
  useCompactDensity()
  if (!bar) return <OwnDocument />
  return (
    <ManageBarContext value={bar}>
      <div className={css.page}>
        {children}
        <header className={css.side}>
          <Link to="/manage" className={css.name}>
            <Logo name={site.name} />
          </Link>
          <Widget name="manage.bar" fallback={<Links />} />
        </header>
        <PageMain />
        <footer className={css.tools}>
          <a href={`${language.prefix}/`} className={css.link}>
            {t('manage.view', { store: site.name })}
          </a>
          <Widget
            name="account.menu"
            load="interaction"
            fallback={
              <Link to="/account" className={css.link} reloadDocument>
                {t('header.account')}
              </Link>
            }
          />
          <Languages />
          <ThemeSwitch />
        </footer>
      </div>
    </ManageBarContext>
  )
}

/** Links one below the other, as long as the module with the bar is not there. */
function Links() {
  const t = useMessages()
  const { manage = [] } = useApp()
  return (
    <nav aria-label={t('manage.links')}>
      <ul className={css.links}>
        {manage.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A page of the shop that led here does not know the admin's links: they come with the document. */
function OwnDocument() {
  useEffect(() => location.reload(), [])
  return <PagePending />
}

/** Pages below `/manage` answer the role of whoever asks as `role`; where there is no page, nothing does. */
function useTold() {
  const matches = useMatches()
  const isServed = useUnfinished() !== undefined
  const roles = matches.map(({ loaderData }) => (loaderData as { role?: unknown } | undefined)?.role)
  return {
    role: roles.findLast((role) => typeof role === 'string'),
    isMissing: !isServed && matches.at(-1)?.id === elsewhereRouteId,
  }
}

/** Dialogs and menus stand outside of the frame, so the whole document has it. */
function useCompactDensity() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.density = 'compact'
    return () => void delete dataset.density
  }, [])
}
