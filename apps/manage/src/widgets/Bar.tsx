import { useIsHydrating } from '@galleria/federation'
import { useManageLinks } from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { Icon } from '@galleria/ui'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { KnownRole } from '../components/KnownRole.tsx'
import { SectionIcon } from '../components/SectionIcon.tsx'
import { sectionNames } from '../components/section-names.ts'
import { currentOf, sectionsOf } from '../components/sections.ts'
import { useMessages } from '../messages/index.ts'
import styles from './Bar.module.css'
import { usePreparedPages } from './use-prepared-pages.ts'

const loadSearch = () => import('../components/SearchDialog.tsx')
const SearchDialog: ComponentType<{ readonly onClose: () => void }> = lazy(loadSearch)
const MenuDrawer: ComponentType<{ readonly onClose: () => void }> = lazy(
  () => import('../components/MenuDrawer.tsx'),
)

/** Most sections that a phone's bar has room for, beside the one that opens all. */
const IN_REACH = 4

/** Search and links of all modules, by section; on a phone a bar at the end of the screen, and a drawer with all. */
export default function Bar() {
  return (
    <KnownRole>
      <Links />
    </KnownRole>
  )
}

function Links() {
  const t = useMessages()
  const { pathname } = useLocation()
  const [open, setOpen] = useState<'search' | 'menu' | null>(null)
  const links = useManageLinks()
  const sections = sectionsOf(links)
  const current = currentOf(links, pathname)
  const close = () => setOpen(null)
  const inner = current ? (sections.find(({ section }) => section === current.section)?.rest ?? []) : []
  const intent = usePreparedPages([...sections.map(({ first }) => first), ...inner].map(({ to }) => to))
  const isListening = !useIsHydrating()
  useShortcut(() => setOpen('search'))
  const warm = () => void loadSearch().catch(() => undefined)
  return (
    <>
      <button
        type="button"
        className={styles.search}
        onClick={() => setOpen('search')}
        onPointerEnter={warm}
        aria-keyshortcuts={isListening ? 'Control+K Meta+K' : undefined}
      >
        <Icon name="search" size={16} />
        <span className={styles.words}>{t('bar.search')}</span>
        <kbd className={styles.key}>{t('bar.keys')}</kbd>
      </button>
      <nav aria-label={t('bar.title')} className={styles.nav} {...intent}>
        <ul className={styles.list}>
          {sections.map(({ section, first, rest }) => (
            <li key={section}>
              <Link
                to={first.to}
                className={styles.section}
                aria-current={first === current ? 'page' : undefined}
                data-open={current?.section === section ? '' : undefined}
              >
                <SectionIcon section={section} />
                {t(sectionNames[section])}
              </Link>
              {current?.section === section && rest.length > 0 && (
                <ul className={styles.inner}>
                  {[first, ...rest].map((link) => (
                    <li key={link.to}>
                      <Link
                        to={link.to}
                        className={styles.link}
                        aria-current={link === current ? 'page' : undefined}
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('bar.title')} className={styles.bottom} {...intent}>
        {sections.slice(0, IN_REACH).map(({ section, first }) => (
          <Link
            key={section}
            to={first.to}
            className={styles.tab}
            aria-current={current?.section === section ? 'page' : undefined}
          >
            <SectionIcon section={section} />
            {t(sectionNames[section])}
          </Link>
        ))}
        <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={() => setOpen('menu')}>
          <Icon name="menu" size={20} />
          {t('bar.more')}
        </button>
      </nav>
      <Suspense>
        {open === 'search' && <SearchDialog onClose={close} />}
        {open === 'menu' && <MenuDrawer onClose={close} />}
      </Suspense>
    </>
  )
}

/** Ctrl+K, or ⌘K, wherever the focus is. */
function useShortcut(act: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
}
