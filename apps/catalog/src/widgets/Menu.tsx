import { platform, useWidgetData, type WidgetLoader, type Widgets } from '@galleria/federation'
import { NavLink } from '@galleria/router'
import { useMessages } from '../messages/index.ts'
import { browsable, homeCollections } from '../rules/home.ts'
import styles from './Menu.module.css'

interface MenuItem {
  readonly label: string
  readonly to: string
}

export const loader = (async ({ context }) => {
  // Only here: nearly always the server has answered already.
  const { queryCollections } = await import('@galleria/platform-client/collections')
  const query = { paging: { limit: 100 } }
  const { collections } = await queryCollections(context.get(platform), { query })
  const { sale } = homeCollections(collections)
  const toItem = ({ name, slug }: { name: string; slug: string }) => ({
    label: name,
    to: `/collections/${slug}`,
  })
  return { items: browsable(collections).map(toItem), sale: sale && toItem(sale) }
}) satisfies WidgetLoader

const IN_HEADER = 4

/** The collections: in the header everything and a few, in the footer all. */
export default function Menu({ placement }: Widgets['catalog.menu']) {
  const data = useWidgetData<typeof loader>()
  const t = useMessages()
  const items: readonly MenuItem[] = data?.items ?? []
  const shown = [
    ...(placement === 'header'
      ? [{ label: t('nav.products'), to: '/products' }, ...items.slice(0, IN_HEADER)]
      : items),
    ...(data?.sale ? [data.sale] : []),
  ]
  return (
    <nav data-boundary="catalog" aria-label={placement === 'header' ? t('menu.shop') : t('menu.collections')}>
      <ul className={placement === 'header' ? styles.header : styles.footer}>
        {shown.map(({ label, to }) => (
          <li key={to}>
            <NavLink className={styles.link ?? ''} to={to} end={to === '/products'}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
