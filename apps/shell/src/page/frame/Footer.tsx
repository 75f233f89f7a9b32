import { Widget } from '@galleria/federation'
import { Container } from '@galleria/ui'
import { Link } from 'react-router'
import { useApp } from '../../common/AppContext.tsx'
import { useMessages } from '../../messages/index.ts'
import { Preferences } from '../Preferences.tsx'
import { ThemeSwitch } from '../ThemeSwitch.tsx'
import css from './Footer.module.css'

export function Footer() {
  const { nav, site } = useApp()
  const t = useMessages()
  return (
    <footer className={css.footer}>
      <Container className={css.inner}>
        <Widget
          name="catalog.menu"
          placement="footer"
          load="visible"
          fallback={<Link to="/products">{t('footer.all-products')}</Link>}
        />
        <nav aria-label={t('footer.store')}>
          <ul className={css.list}>
            {nav.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={css.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.newsletter}>
          <Widget name="account.newsletter" placement="footer" load="interaction" />
        </div>
        <div className={css.choices}>
          <Preferences />
          <ThemeSwitch />
        </div>
        <p className={css.small}>{t('footer.about', { store: site.name })}</p>
      </Container>
    </footer>
  )
}
