import { Widget } from '@galleria/federation'
import { Container } from '@galleria/ui'
import { Link } from 'react-router'
import { useApp } from '../composition/AppContext.tsx'
import css from './Footer.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function Footer() {
  const { nav, site } = useApp()
  return (
    <footer className={css.footer}>
      <Container className={css.inner}>
        <Widget
          name="catalog.menu"
          placement="footer"
          load="visible"
          fallback={<Link to="/products">All products</Link>}
        />
        <nav aria-label="Store">
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
        <ThemeSwitch />
        <p className={css.small}>{site.name}, a demonstration store.</p>
      </Container>
    </footer>
  )
}
