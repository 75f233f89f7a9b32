import { z } from 'zod'
import type { Tracking } from '../tables.ts'

const links: Readonly<Record<string, string>> = {
  dhl: 'https://www.logistics.dhl/global-en/home/tracking.html?tracking-id=',
  fedEx: 'https://www.fedex.com/apps/fedextrack/?tracknumbers=',
  ups: 'https://www.ups.com/track?tracknum=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  canadaPost: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=',
}

export const TrackingInfo = z.object({
  trackingNumber: z.string().min(1).max(100),
  shippingProvider: z.string().min(1).max(50),
  trackingLink: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullish(),
})

/** Carriers the platform knows bring their own link; others may come with one. */
export function withLink(info: z.output<typeof TrackingInfo>): Tracking {
  const { trackingNumber, shippingProvider } = info
  const known = Object.hasOwn(links, shippingProvider) ? links[shippingProvider] : undefined
  const trackingLink = known ? known + encodeURIComponent(trackingNumber) : info.trackingLink
  return { trackingNumber, shippingProvider, ...(trackingLink ? { trackingLink } : {}) }
}
