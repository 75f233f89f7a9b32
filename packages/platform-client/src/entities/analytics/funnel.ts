import { z } from '@galleria/platform-client'

/** Steps of a range: visits, those that saw a product, filled carts, those that came to a checkout, and those that became an order. */
export const FunnelCounts = z.object({
  visits: z.number(),
  products: z.number(),
  carts: z.number(),
  checkouts: z.number(),
  orders: z.number(),
})
export type FunnelCounts = z.infer<typeof FunnelCounts>

/** Source of a visit, as its page tells it: no address is kept. */
export const visitSources = ['DIRECT', 'SEARCH', 'SOCIAL', 'EMAIL', 'AD', 'REFERRAL'] as const
/** One of `visitSources`. */
export type VisitSource = (typeof visitSources)[number]

/** Kind of device of a visit, as its user agent names it; nothing else of the device is kept. */
export type VisitDevice = 'DESKTOP' | 'MOBILE' | 'TABLET'

/** Visits of a day, kind of device, source or country, and how many of them saw a product. */
export const VisitRow = z.object({ key: z.string(), visits: z.number(), products: z.number() })
export type VisitRow = z.infer<typeof VisitRow>

/** Visits of a range by the day, days without any included; countries only where a proxy tells them. */
export const FunnelVisits = z.object({
  days: z.array(VisitRow),
  devices: z.array(VisitRow),
  sources: z.array(VisitRow),
  countries: z.array(VisitRow),
})
