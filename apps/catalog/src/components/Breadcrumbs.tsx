import type { Site } from '@galleria/federation'
import { Link } from '@galleria/router'
import { breadcrumbData } from '../rules/structured-data.ts'
import styles from './Breadcrumbs.module.css'
import { JsonLd } from './JsonLd.tsx'

interface Props {
  readonly site: Site
  /** Below the home page; the last is the page itself. */
  readonly crumbs: readonly { readonly label: string; readonly to: string }[]
}

export function Breadcrumbs({ site, crumbs }: Props) {
  const all = [{ label: 'Home', to: '/' }, ...crumbs]
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {all.map(({ label, to }, index) => (
          <li key={to}>
            {index < all.length - 1 ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(all.map(({ label, to }) => ({ label, url: site.shellUrl + to })))} />
    </nav>
  )
}
