import { useManageLinks } from '@galleria/manage'
import { Link, useLocation } from '@galleria/router'
import { Drawer } from '@galleria/ui/overlays'
import { useMessages } from '../messages/index.ts'
import styles from './MenuDrawer.module.css'
import { sectionNames } from './section-names.ts'
import { currentOf, sectionsOf } from './sections.ts'

/** Drawer with every link of the admin, for phones: their bar has room for four. */
export default function MenuDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages()
  const links = useManageLinks()
  const current = currentOf(links, useLocation().pathname)
  return (
    <Drawer title={t('bar.title')} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <nav aria-label={t('bar.title')}>
        {sectionsOf(links).map(({ section, first, rest }) => (
          <section key={section} aria-label={t(sectionNames[section])}>
            <h3 className={styles.section}>{t(sectionNames[section])}</h3>
            <ul className={styles.list}>
              {[first, ...rest].map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className={styles.link}
                    aria-current={link === current ? 'page' : undefined}
                    onClick={onClose}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  )
}
