// Written by `pnpm messages` from en.json.
import type { ReactNode } from 'react'

declare const messages: {
  'nav.loyalty': Record<never, never>
  'balance.expiry': { count: number; date: string | number }
  'balance.highest': Record<never, never>
  'balance.member': Record<never, never>
  'balance.missing': { count: number; tier: string | number }
  'balance.number': { b: (children: ReactNode[]) => ReactNode; count: number }
  'balance.progress': { tier: string | number }
  'balance.progress-text': { count: number; percent: string | number }
  'balance.title': Record<never, never>
  'earn.default': Record<never, never>
  'earn.order': { count: number; link: (children: ReactNode[]) => ReactNode }
  'earn.preview': { count: number; link: (children: ReactNode[]) => ReactNode }
  'earn.rate': { count: number; money: string | number }
  'earn.title': Record<never, never>
  'history.adjusted': Record<never, never>
  'history.all': Record<never, never>
  'history.balance': Record<never, never>
  'history.earned': Record<never, never>
  'history.expired': Record<never, never>
  'history.kinds': Record<never, never>
  'history.nothing': Record<never, never>
  'history.older': Record<never, never>
  'history.order': Record<never, never>
  'history.points': Record<never, never>
  'history.redeemed': Record<never, never>
  'history.returned': Record<never, never>
  'history.title': Record<never, never>
  'history.unknown': Record<never, never>
  'how.earn': { reward: string | number }
  'how.earn-some': Record<never, never>
  'how.rise': Record<never, never>
  'how.rise-more': Record<never, never>
  'how.shop': Record<never, never>
  'how.sign-up': Record<never, never>
  'how.sign-up-more': Record<never, never>
  'how.title': Record<never, never>
  'intro.default': Record<never, never>
  'intro.free': Record<never, never>
  'intro.join': Record<never, never>
  'intro.paused': Record<never, never>
  'intro.sign-in': Record<never, never>
  'intro.yours': Record<never, never>
  'page.description': { store: string | number }
  'page.name': Record<never, never>
  'page.title': { name: string | number; store: string | number }
  'points.fetching': Record<never, never>
  'points.not-yet': Record<never, never>
  'points.text': { count: number }
  'points.you-are': Record<never, never>
  'problem.none': Record<never, never>
  'problem.none-more': Record<never, never>
  'problem.none-page': Record<never, never>
  'problem.outage': Record<never, never>
  'problem.outage-more': Record<never, never>
  'problem.outage-page': Record<never, never>
  'problem.outage-short': Record<never, never>
  'problem.see-products': Record<never, never>
  'problem.try-again': Record<never, never>
  'tiers.from': { count: number }
  'tiers.start': Record<never, never>
  'tiers.title': Record<never, never>
  'widget.order-left': { count: number; earned: number; link: (children: ReactNode[]) => ReactNode }
  'widget.tier': Record<never, never>
}
export default messages
