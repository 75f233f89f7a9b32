import type { ShownSizeGuide } from '@galleria/platform-client/size-guides'
import { useFetcher, useNavigate } from '@galleria/router'
import { Skeleton } from '@galleria/ui'
import { Dialog } from '@galleria/ui/overlays'
import { useEffect } from 'react'
import { useMessages } from '../../messages/index.ts'
import { SizeGuideTable } from './SizeGuideTable.tsx'

export interface SizeGuideDialogProps {
  readonly slug: string
  readonly onClose: () => void
}

/** The sizes over the product's page, which stays as it is. */
export function SizeGuideDialog({ slug, onClose }: SizeGuideDialogProps) {
  const t = useMessages()
  const navigate = useNavigate()
  const { data, load } = useFetcher<ShownSizeGuide | null>()
  useEffect(() => void load(`/products/${slug}/sizes`), [load, slug])
  useEffect(() => {
    // The page itself says what is wrong with the sizes.
    if (data === null) void navigate(`/products/${slug}/size-guide`)
  }, [data, navigate, slug])
  return (
    <Dialog title={data?.name ?? t('size-guide.link')} isOpen onOpenChange={(stays) => !stays && onClose()}>
      <div data-boundary="catalog" aria-busy={!data}>
        {data ? <SizeGuideTable guide={data} /> : <Skeleton />}
      </div>
    </Dialog>
  )
}
