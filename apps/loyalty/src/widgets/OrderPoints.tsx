import { useSession } from '@galleria/auth/react'
import type { Widgets } from '@galleria/federation'
import { Link, useFetcher } from '@galleria/router'
import { Notice } from '@galleria/ui'
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '../messages/index.ts'
import type { loader } from '../routes/order-points.ts'

const link = (children: ReactNode[]) => <Link to="/loyalty">{children}</Link>

/** What an order earned its member; a guest is told nothing. */
export default function OrderPoints({ orderId }: Widgets['loyalty.order-points']) {
  const t = useMessages()
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    if (isMember) load(`/loyalty/order-points?orderId=${encodeURIComponent(orderId)}`)
  }, [isMember, orderId, load])
  if (!isMember || !data || data.points === 0) return null
  return (
    <Notice tone="success" data-boundary="loyalty">
      {t('earn.order', { count: data.points, link })}
    </Notice>
  )
}
