import type { Site } from '@galleria/federation'
import { Link } from '@galleria/router'
import { Breadcrumb } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import { breadcrumbData } from '../rules/structured-data/page.ts'
import { JsonLd } from './JsonLd.tsx'

interface Props {
  readonly site: Site
  /** Below the home page; the last is the page itself. */
  readonly crumbs: readonly { readonly label: string; readonly to: string }[]
}

/** Breadcrumbs of the page, for people and for search engines. */
export function Breadcrumbs({ site, crumbs }: Props) {
  const t = useMessages()
  const items = [{ label: t('nav.home'), to: '/' }, ...crumbs]
  return (
    <>
      <Breadcrumb items={items} as={Link} />
      <JsonLd
        data={
          typeof document === 'undefined'
            ? breadcrumbData(items.map(({ label, to }) => ({ label, url: site.shellUrl + to })))
            : undefined
        }
      />
    </>
  )
}
