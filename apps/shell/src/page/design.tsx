import { Gallery } from '@galleria/ui/gallery'
import { useApp } from '../common/AppContext.tsx'
import { useMessages } from '../messages/index.ts'

/** Every element in every state; a chunk of its own. */
export function Component() {
  const t = useMessages()
  const { site } = useApp()
  return (
    <>
      <title>{t('design.title', { store: site.name })}</title>
      <meta name="robots" content="noindex" />
      <Gallery />
    </>
  )
}
