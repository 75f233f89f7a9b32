import type { Site } from '@galleria/federation'
import type { Directory } from '../../data/community/directory.ts'
import { useMessages } from '../../messages/index.ts'

/** Metadata of the directory for crawlers: they index its first page and follow every other view. */
export function DirectoryHead({ site, directory }: { readonly site: Site; readonly directory: Directory }) {
  const t = useMessages()
  const { q, sort, after, shown } = directory
  const isView = Boolean(q || after || sort !== 'newest' || shown > 1)
  return (
    <>
      <title>{t('account.page', { title: t('community.title'), store: site.name })}</title>
      <meta name="description" content={t('community.intro', { store: site.name })} />
      <link rel="canonical" href={`${site.shellUrl}/members`} />
      {isView && <meta name="robots" content="noindex, follow" />}
    </>
  )
}
