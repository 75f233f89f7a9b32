import { useSession } from '@galleria/auth/react'
import type { Widgets } from '@galleria/federation'
import { Link, useFetcher } from '@galleria/router'
import { Notice } from '@galleria/ui'
import { useEffect } from 'react'
import type { loader } from '../routes/order-points.ts'
import { pointsText } from '../rules/count-words.ts'

/** What an order earned its member; a guest is told nothing. */
export default function OrderPoints({ orderId }: Widgets['loyalty.order-points']) {
  const { isMember } = useSession()
  const { load, data } = useFetcher<typeof loader>()
  useEffect(() => {
    if (isMember) load(`/loyalty/order-points?orderId=${encodeURIComponent(orderId)}`)
  }, [isMember, orderId, load])
  if (!isMember || !data || data.points === 0) return null
  return (
    <Notice tone="success" data-boundary="loyalty">
      You earned {pointsText(data.points)} with this order. <Link to="/loyalty">See your points</Link>
    </Notice>
  )
}
