// Written by `pnpm messages` from en.json.
import type { ReactNode } from 'react'

declare const messages: {
  'nav.loyalty': Record<never, never>
  'balance.expiry': { count: number; date: string | number }
  'balance.expiry-named': { date: string | number; points: string | number }
  'balance.highest': Record<never, never>
  'balance.last': { date: string | number }
  'balance.member': Record<never, never>
  'balance.missing': { count: number; tier: string | number }
  'balance.missing-named': { points: string | number; tier: string | number }
  'balance.number': { b: (children: ReactNode[]) => ReactNode; count: number }
  'balance.number-named': { b: (children: ReactNode[]) => ReactNode; count: number; name: string | number }
  'balance.progress': { tier: string | number }
  'balance.progress-text': { count: number; percent: string | number }
  'balance.progress-text-named': { percent: string | number; points: string | number }
  'balance.recalculated': { date: string | number }
  'balance.title': Record<never, never>
  'balance.worth': { amount: string | number }
  'coupons.archived': Record<never, never>
  'coupons.cart-empty': Record<never, never>
  'coupons.cart-other': { code: string | number }
  'coupons.copied': { code: string | number }
  'coupons.copy': Record<never, never>
  'coupons.copy-by-hand': { code: string | number }
  'coupons.cost': { date: string | number; points: string | number }
  'coupons.earlier': Record<never, never>
  'coupons.failed': { unit: string }
  'coupons.give-back': { points: string | number }
  'coupons.in-cart': Record<never, never>
  'coupons.lead': { unit: string }
  'coupons.none': Record<never, never>
  'coupons.none-more': Record<never, never>
  'coupons.now-in': { reward: string | number }
  'coupons.ordered': Record<never, never>
  'coupons.pending': Record<never, never>
  'coupons.ready': Record<never, never>
  'coupons.returned': { unit: string }
  'coupons.see': Record<never, never>
  'coupons.taken-out': { unit: string }
  'coupons.time-up': { unit: string }
  'coupons.timed-out': { unit: string }
  'coupons.title': Record<never, never>
  'coupons.until': { date: string | number; unit: string }
  'coupons.usable': Record<never, never>
  'coupons.used': Record<never, never>
  'coupons.waiting': { count: number }
  'detail.after': Record<never, never>
  'detail.back': Record<never, never>
  'detail.before': Record<never, never>
  'detail.by': Record<never, never>
  'detail.by-birthday': Record<never, never>
  'detail.by-following': Record<never, never>
  'detail.by-other': Record<never, never>
  'detail.by-purchase': Record<never, never>
  'detail.by-registration': Record<never, never>
  'detail.channel': Record<never, never>
  'detail.coupon': Record<never, never>
  'detail.expiry': Record<never, never>
  'detail.expiry-of-balance': { date: string | number; points: string | number }
  'detail.kind': Record<never, never>
  'detail.none': Record<never, never>
  'detail.none-more': Record<never, never>
  'detail.order': Record<never, never>
  'detail.points': { unit: string }
  'detail.returned': Record<never, never>
  'detail.see-coupons': Record<never, never>
  'detail.see-order': Record<never, never>
  'detail.see-redeemed': Record<never, never>
  'detail.when': Record<never, never>
  'earn.birthday-label': Record<never, never>
  'earn.birthday-missing': Record<never, never>
  'earn.birthday-save': Record<never, never>
  'earn.birthday-set': { date: string | number; unit: string }
  'earn.birthday-wrong': Record<never, never>
  'earn.by-itself': { unit: string }
  'earn.default': { unit: string }
  'earn.done': Record<never, never>
  'earn.find': { channel: string | number }
  'earn.follow': Record<never, never>
  'earn.follow-more': { unit: string }
  'earn.follow-on': { channel: string | number }
  'earn.followed': Record<never, never>
  'earn.lead': { unit: string }
  'earn.none': { unit: string }
  'earn.none-more': { unit: string }
  'earn.order': { count: number; link: (children: ReactNode[]) => ReactNode }
  'earn.order-named': { link: (children: ReactNode[]) => ReactNode; points: string | number }
  'earn.preview': { count: number; link: (children: ReactNode[]) => ReactNode }
  'earn.preview-named': { link: (children: ReactNode[]) => ReactNode; points: string | number }
  'earn.rate': { count: number; money: string | number }
  'earn.rate-named': { count: number; money: string | number; name: string | number }
  'earn.registered': Record<never, never>
  'earn.shop': Record<never, never>
  'earn.title': Record<never, never>
  'earn.to-do': Record<never, never>
  'history.adjusted': Record<never, never>
  'history.all': Record<never, never>
  'history.all-of-it': Record<never, never>
  'history.balance': Record<never, never>
  'history.earned': Record<never, never>
  'history.expired': Record<never, never>
  'history.kinds': Record<never, never>
  'history.imported': Record<never, never>
  'history.placed': Record<never, never>
  'history.latest': Record<never, never>
  'history.lead': { unit: string }
  'history.newer': Record<never, never>
  'history.none-yet': Record<never, never>
  'history.nothing': Record<never, never>
  'history.older': Record<never, never>
  'history.order': Record<never, never>
  'history.order-changed': Record<never, never>
  'history.order-refunded': Record<never, never>
  'history.pages': Record<never, never>
  'history.points': { unit: string }
  'history.redeemed': Record<never, never>
  'history.returned': Record<never, never>
  'history.spent-already': { due: number; missing: number; title: string | number; unit: string }
  'history.title': Record<never, never>
  'history.unknown': { unit: string }
  'history.unused': Record<never, never>
  'how.ask-back': Record<never, never>
  'how.ask-earn': { unit: string }
  'how.ask-expire': { unit: string }
  'how.ask-spend': Record<never, never>
  'how.ask-tiers': Record<never, never>
  'how.back-coupon': { unit: string }
  'how.back-order': { unit: string }
  'how.earn': { reward: string | number }
  'how.earn-some': { unit: string }
  'how.expire-idle': { count: number }
  'how.expire-idle-share': { count: number; share: string | number }
  'how.expire-never': Record<never, never>
  'how.expire-yearly': { date: string | number }
  'how.expire-yearly-share': { date: string | number; share: string | number }
  'how.lead': { unit: string }
  'how.money': { amount: string | number; points: string | number }
  'how.questions': Record<never, never>
  'how.rise': Record<never, never>
  'how.rise-more': { unit: string }
  'how.shop': Record<never, never>
  'how.sign-up': Record<never, never>
  'how.sign-up-more': Record<never, never>
  'how.spend': Record<never, never>
  'how.steps': Record<never, never>
  'how.tiers-keep': Record<never, never>
  'how.tiers-paused': Record<never, never>
  'how.tiers-points': { unit: string }
  'how.tiers-points-in': { count: number; unit: string }
  'how.tiers-spend': Record<never, never>
  'how.tiers-spend-in': { count: number }
  'how.title': Record<never, never>
  'how.way': { reward: string | number; title: string | number }
  'how.when-earned': { unit: string }
  'intro.default': { unit: string }
  'intro.free': Record<never, never>
  'intro.join': Record<never, never>
  'intro.paused': { unit: string }
  'intro.sign-in': { unit: string }
  'intro.yours': Record<never, never>
  'page.description': { store: string | number; unit: string }
  'page.name': { unit: string }
  'page.title': { name: string | number; store: string | number }
  'pages.coupons': Record<never, never>
  'pages.earn': Record<never, never>
  'pages.history': Record<never, never>
  'pages.how': Record<never, never>
  'pages.label': { unit: string }
  'pages.overview': Record<never, never>
  'pages.rewards': Record<never, never>
  'points.fetching': { unit: string }
  'points.named': { count: number; name: string | number }
  'points.not-yet': { unit: string }
  'points.text': { count: number }
  'points.you-are': Record<never, never>
  'problem.draft': Record<never, never>
  'problem.draft-more': Record<never, never>
  'problem.none': Record<never, never>
  'problem.none-more': Record<never, never>
  'problem.none-page': Record<never, never>
  'problem.outage': Record<never, never>
  'problem.outage-more': Record<never, never>
  'problem.outage-page': Record<never, never>
  'problem.outage-short': Record<never, never>
  'problem.see-products': Record<never, never>
  'problem.try-again': Record<never, never>
  'redeem.again': Record<never, never>
  'redeem.cart-expired': Record<never, never>
  'redeem.cart-other-goods': Record<never, never>
  'redeem.cart-shut': Record<never, never>
  'redeem.cart-too-low': Record<never, never>
  'redeem.code': { b: (children: ReactNode[]) => ReactNode; code: string | number }
  'redeem.coupon-gone': Record<never, never>
  'redeem.done-short': Record<never, never>
  'redeem.empty': { reward: string | number }
  'redeem.empty-until': { date: string | number; reward: string | number }
  'redeem.finish': Record<never, never>
  'redeem.gone': Record<never, never>
  'redeem.in': { reward: string | number }
  'redeem.instead': Record<never, never>
  'redeem.left': { reward: string | number }
  'redeem.no-account': Record<never, never>
  'redeem.not-now': Record<never, never>
  'redeem.once-more': Record<never, never>
  'redeem.other': { code: string | number; reward: string | number }
  'redeem.other-tier': Record<never, never>
  'redeem.outage': Record<never, never>
  'redeem.put-in': Record<never, never>
  'redeem.refused': { reward: string | number; why: string | number }
  'redeem.refused-for': { why: string | number }
  'redeem.resting': Record<never, never>
  'redeem.returned': { points: string | number }
  'redeem.to-cart': Record<never, never>
  'redeem.too-few': Record<never, never>
  'redeem.undo': { unit: string }
  'redeem.unknown': { reward: string | number }
  'redeem.unsure': Record<never, never>
  'redeem.unsure-more': Record<never, never>
  'redeem.used': Record<never, never>
  'rewards.all': Record<never, never>
  'rewards.cost': { points: string | number }
  'rewards.delivery': Record<never, never>
  'rewards.for-tiers': { tiers: string | number }
  'rewards.from': { amount: string | number }
  'rewards.lead': { unit: string }
  'rewards.lead-visitor': { unit: string }
  'rewards.list': Record<never, never>
  'rewards.missing': { points: string | number }
  'rewards.money': { amount: string | number }
  'rewards.near': Record<never, never>
  'rewards.none': Record<never, never>
  'rewards.none-more': { unit: string }
  'rewards.now': Record<never, never>
  'rewards.one-piece': Record<never, never>
  'rewards.percent': { percent: string | number }
  'rewards.pieces': { x: string | number; y: string | number }
  'rewards.price': { amount: string | number }
  'rewards.progress': { reward: string | number }
  'rewards.progress-text': { have: number; points: string | number }
  'rewards.redeem': Record<never, never>
  'rewards.redeem-sum': { amount: string | number }
  'rewards.some-products': Record<never, never>
  'rewards.times': { reward: string | number }
  'rewards.title': Record<never, never>
  'rewards.to-redeem': Record<never, never>
  'rewards.what': { unit: string }
  'tiers.from': { count: number }
  'tiers.from-named': { points: string | number }
  'tiers.start': Record<never, never>
  'tiers.title': Record<never, never>
  'widget.order-left': { count: number; earned: number; link: (children: ReactNode[]) => ReactNode }
  'widget.order-left-named': { earned: string | number; left: string | number; link: (children: ReactNode[]) => ReactNode }
  'widget.tier': Record<never, never>
  'widget.choice': { gives: string | number; reward: string | number }
  'widget.have': { count: number }
  'widget.have-named': { points: string | number }
  'widget.in-cart': { count: number; reward: string | number }
  'widget.in-cart-named': { points: string | number; reward: string | number }
  'widget.kept': { why: string | number }
  'widget.redeem': { unit: string }
  'widget.take-out': Record<never, never>
  'widget.use': { count: number }
  'widget.use-named': { points: string | number }
  'widget.use-coupon': Record<never, never>
}
export default messages
