import type { Site } from '@galleria/federation'
import { useMessages } from '../../messages/index.ts'

/** Lets readers of feeds find the journal's, which the shell serves. */
export function FeedLink({ site }: { readonly site: Site }) {
  const t = useMessages()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('listing.title', { name: t('journal.title'), site: site.name })}
      href={`${site.shellUrl}/journal/feed.xml`}
    />
  )
}
