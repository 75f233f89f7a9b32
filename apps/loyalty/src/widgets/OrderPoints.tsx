import { useSession } from '@galleria/auth/react'
import type { Widgets } from '@galleria/federation'
import { Link, useFetcher } from '@galleria/router'
import { Notice } from '@galleria/ui'
import { type ReactNode, useEffect } from 'react'
import type { loadOrderPoints } from '../data/order-points.ts'
import { useMessages } from '../messages/index.ts'
import { pointsText } from '../rules/point-name.ts'

const link = (children: ReactNode[]) => <Link to="/loyalty">{children}</Link>

/** Points that an order earned its member, less refunds and changes; empty for a guest. */
export default function OrderPoints({ orderId, placed }: Widgets['loyalty.order-points']) {
  const t = useMessages()
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loadOrderPoints>()
  useEffect(() => {
    if (!isMember) return
    const params = new URLSearchParams({ orderId, ...(placed && { placed }) })
    void load(`/loyalty/order-points?${params}`)
  }, [isMember, orderId, placed, load])
  if (!isMember || !data || data.earned === 0) return null
  const { earned, left, pointName } = data
  const own = (count: number) => pointsText(t, count, pointName)
  return (
    <Notice tone={left < earned ? 'info' : 'success'} data-boundary="loyalty">
      {left < earned
        ? pointName
          ? t('widget.order-left-named', { left: own(left), earned: own(earned), link })
          : t('widget.order-left', { count: left, earned, link })
        : pointName
          ? t('earn.order-named', { points: own(left), link })
          : t('earn.order', { count: left, link })}
    </Notice>
  )
}
