// Written by `pnpm messages` from en.json.
import type { ReactNode } from 'react'

declare const messages: {
  'nav.cart': Record<never, never>
  'add.add': Record<never, never>
  'add.add-named': { name: string | number }
  'add.added': { name: string | number }
  'add.added-several': { count: number; name: string | number }
  'add.capped': { added: number; inCart: number; wanted: number }
  'add.choose': { options: string | number }
  'add.choose-first': { options: string | number }
  'add.quantity': Record<never, never>
  'add.refused': { count: number }
  'add.refused-sold-out': Record<never, never>
  'add.sold-out': Record<never, never>
  'add.to-cart': Record<never, never>
  'add.preorder': Record<never, never>
  'add.view-cart': Record<never, never>
  'address.choose': Record<never, never>
  'address.city': Record<never, never>
  'address.city-missing': Record<never, never>
  'address.country': Record<never, never>
  'address.country-missing': Record<never, never>
  'address.eircode': Record<never, never>
  'address.eircode-missing': Record<never, never>
  'address.email': Record<never, never>
  'address.email-hint': Record<never, never>
  'address.email-incomplete': Record<never, never>
  'address.email-missing': Record<never, never>
  'address.first-name': Record<never, never>
  'address.first-name-missing': Record<never, never>
  'address.last-name': Record<never, never>
  'address.last-name-missing': Record<never, never>
  'address.like': { example: string | number }
  'address.more': Record<never, never>
  'address.phone': Record<never, never>
  'address.phone-hint': Record<never, never>
  'address.phone-wrong': Record<never, never>
  'address.postal-code': Record<never, never>
  'address.postal-code-missing': Record<never, never>
  'address.postcode': Record<never, never>
  'address.postcode-missing': Record<never, never>
  'address.province': Record<never, never>
  'address.province-missing': Record<never, never>
  'address.state': Record<never, never>
  'address.state-missing': Record<never, never>
  'address.street': Record<never, never>
  'address.street-missing': Record<never, never>
  'address.suburb': Record<never, never>
  'address.suburb-missing': Record<never, never>
  'address.town': Record<never, never>
  'address.town-missing': Record<never, never>
  'address.write-like': { example: string | number }
  'address.zip': Record<never, never>
  'address.zip-missing': Record<never, never>
  'cart.blocked': Record<never, never>
  'cart.check-out': Record<never, never>
  'cart.count': { count: number }
  'cart.drawer': { count: number }
  'cart.empty': Record<never, never>
  'cart.empty-more': Record<never, never>
  'cart.empty-short': Record<never, never>
  'cart.browse': Record<never, never>
  'cart.gone': Record<never, never>
  'cart.lines': Record<never, never>
  'cart.many': Record<never, never>
  'cart.page': { store: string | number }
  'cart.not-ordered': Record<never, never>
  'cart.summary': Record<never, never>
  'cart.title': Record<never, never>
  'cart.totals-missing': Record<never, never>
  'cart.try-again': Record<never, never>
  'cart.view': Record<never, never>
  'charge.currency': { currency: string | number }
  'checkout.contact': Record<never, never>
  'checkout.delivery': Record<never, never>
  'checkout.page': { step: string | number; store: string | number }
  'checkout.pay': Record<never, never>
  'checkout.pay-more': Record<never, never>
  'checkout.review': Record<never, never>
  'checkout.back': Record<never, never>
  'checkout.blocked': Record<never, never>
  'checkout.no-total': Record<never, never>
  'checkout.steps': Record<never, never>
  'checkout.step-address': Record<never, never>
  'checkout.step-cart': Record<never, never>
  'checkout.step-delivery': Record<never, never>
  'checkout.step-payment': Record<never, never>
  'checkout.step-review': Record<never, never>
  'checkout.to-delivery': Record<never, never>
  'checkout.to-review': Record<never, never>
  'checkout.your-order': Record<never, never>
  'coupon.applied': { b: (children: ReactNode[]) => ReactNode; code: string | number }
  'coupon.applied-amount': { amount: string | number; b: (children: ReactNode[]) => ReactNode; code: string | number }
  'coupon.apply': Record<never, never>
  'coupon.enter': Record<never, never>
  'coupon.expired': Record<never, never>
  'coupon.label': Record<never, never>
  'coupon.lapsed': { why: string | number }
  'coupon.min-subtotal': Record<never, never>
  'coupon.not-active': Record<never, never>
  'coupon.not-applicable': Record<never, never>
  'coupon.not-valid': Record<never, never>
  'coupon.own-limit': Record<never, never>
  'coupon.remove': Record<never, never>
  'coupon.unknown': Record<never, never>
  'coupon.unusable': Record<never, never>
  'coupon.used-up': Record<never, never>
  'coupon.wrong': Record<never, never>
  'delivery.change-address': Record<never, never>
  'delivery.choose': Record<never, never>
  'delivery.free': Record<never, never>
  'delivery.no-options': Record<never, never>
  'delivery.none-there': Record<never, never>
  'delivery.none-to': { city: string | number }
  'delivery.pick-up': { address: string | number }
  'estimate.go': Record<never, never>
  'estimate.title': Record<never, never>
  'line.each': { price: string | number }
  'line.gone': Record<never, never>
  'line.left': { count: number }
  'line.lowered': { count: number }
  'line.named-problem': { name: string | number; problem: string | number }
  'line.ok': Record<never, never>
  'line.price-down': { from: string | number; to: string | number }
  'line.price-up': { from: string | number; to: string | number }
  'line.quantity': { name: string | number }
  'line.remove': Record<never, never>
  'line.remove-it': Record<never, never>
  'line.remove-named': { name: string | number }
  'line.removed': { name: string | number }
  'line.sold-out': Record<never, never>
  'line.take': { count: number }
  'line.times': { count: number; price: string | number }
  'line.undo': Record<never, never>
  'cycle.day': { interval: number }
  'cycle.week': { interval: number }
  'cycle.month': { interval: number }
  'cycle.year': { interval: number }
  'order.continue': Record<never, never>
  'order.confirmation': { email: string | number }
  'order.number': { b: (children: ReactNode[]) => ReactNode; number: string | number }
  'order.ordered': Record<never, never>
  'order.page': { number: string | number; store: string | number }
  'order.see-mine': Record<never, never>
  'order.thanks': Record<never, never>
  'order.thanks-named': { name: string | number }
  'order.unknown': Record<never, never>
  'order.unknown-more': Record<never, never>
  'order.unknown-page': { store: string | number }
  'outage.cart': Record<never, never>
  'outage.checkout': Record<never, never>
  'outage.mention': { requestId: string | number }
  'outage.more': Record<never, never>
  'outage.order': Record<never, never>
  'outage.page': { store: string | number }
  'outage.text': Record<never, never>
  'quantity.fewer': { most: number }
  'quantity.more': Record<never, never>
  'quantity.number': Record<never, never>
  'quantity.whole': Record<never, never>
  'review.address': Record<never, never>
  'review.change': Record<never, never>
  'review.change-address': Record<never, never>
  'review.change-contact': Record<never, never>
  'review.change-delivery': Record<never, never>
  'review.contact': Record<never, never>
  'review.delivery': Record<never, never>
  'totals.coupon': { code: string | number }
  'totals.delivery': Record<never, never>
  'totals.discount': Record<never, never>
  'totals.partial': Record<never, never>
  'totals.subtotal': Record<never, never>
  'totals.tax': Record<never, never>
  'totals.total': Record<never, never>
  'add.write-first': { titles: string | number }
  'cart.clear': Record<never, never>
  'cart.cleared': Record<never, never>
  'cart.restored-fewer': { count: number }
  'note.add': Record<never, never>
  'note.yours': Record<never, never>
  'note.label': Record<never, never>
  'note.hint': Record<never, never>
  'note.save': Record<never, never>
  'note.saved': Record<never, never>
  'saved.title': Record<never, never>
  'saved.where': Record<never, never>
  'saved.save': Record<never, never>
  'saved.save-named': { name: string | number }
  'saved.done': { name: string | number }
  'saved.take': Record<never, never>
  'saved.take-named': { name: string | number }
  'saved.remove-named': { name: string | number }
  'saved.quantity': { count: number }
  'saved.not-sold': Record<never, never>
  'saved.gone': Record<never, never>
  'address.saved': Record<never, never>
  'address.another': Record<never, never>
  'billing.same': Record<never, never>
  'billing.same-short': Record<never, never>
  'billing.title': Record<never, never>
  'billing.change': Record<never, never>
  'note.change': Record<never, never>
  'delivery.time': Record<never, never>
  'checkout.begun': Record<never, never>
  'payment.review': Record<never, never>
  'payment.held': Record<never, never>
  'payment.on-its-way': Record<never, never>
  'payment.part': Record<never, never>
  'payment.failed': Record<never, never>
  'payment.later': Record<never, never>
  'payment.pay': Record<never, never>
  'payment.none': Record<never, never>
  'totals.fees': Record<never, never>
  'gift-card.title': Record<never, never>
  'gift-card.left': Record<never, never>
  'gift-card.have': Record<never, never>
  'gift-card.code': Record<never, never>
  'gift-card.use': Record<never, never>
  'gift-card.enter': Record<never, never>
  'gift-card.applied': { code: string | number }
  'gift-card.remove': Record<never, never>
  'gift-card.wrong': Record<never, never>
  'gift-card.unknown': Record<never, never>
  'gift-card.disabled': Record<never, never>
  'gift-card.expired': Record<never, never>
  'gift-card.empty': Record<never, never>
  'totals.discounted': Record<never, never>
  'membership.title': Record<never, never>
  'membership.one': Record<never, never>
  'membership.left': { remaining: number; total: number }
  'membership.until': { date: string | number }
  'membership.ended': { date: string | number }
  'membership.pays': { name: string | number }
  'membership.could-pay': { name: string | number }
  'membership.use': Record<never, never>
  'membership.use-named': { name: string | number }
  'membership.drop': Record<never, never>
  'membership.drop-named': { name: string | number }
  'membership.short': { count: number; name: string | number }
  'membership.paid': Record<never, never>
  'membership.not-applicable': Record<never, never>
  'membership.not-started': Record<never, never>
  'membership.expired': Record<never, never>
  'membership.used-up': Record<never, never>
  'membership.too-few': Record<never, never>
  'tip.add': Record<never, never>
  'tip.yours': { tip: string | number }
  'tip.title': Record<never, never>
  'tip.none': Record<never, never>
  'tip.own': { currency: string | number }
  'tip.give': Record<never, never>
  'totals.to-pay': Record<never, never>
  'free-shipping.title': Record<never, never>
  'free-shipping.free': Record<never, never>
  'free-shipping.free-in': { country: string | number }
  'free-shipping.away': { amount: string | number }
  'free-shipping.away-in': { amount: string | number; country: string | number }
  'free-shipping.pieces': { count: number }
  'free-shipping.pieces-in': { count: number; country: string | number }
  'membership.others': { count: number }
  'membership.refused': Record<never, never>
  'totals.now': { total: string | number }
  'checkout.no-payments': Record<never, never>
  'rules.subscription-alone': Record<never, never>
  'rules.below-minimum': { minimum: string | number; missing: string | number }
  'rules.above-maximum': { count: number }
  'rules.unanswered': Record<never, never>
  'currency.approximate': { charged: string | number; shown: string | number }
  'due.now': Record<never, never>
  'due.later': Record<never, never>
  'due.deposit': { amount: string | number }
  'due.offline': Record<never, never>
  'due.membership-offline': Record<never, never>
  'due.membership-rest': Record<never, never>
  'totals.tax-named': { name: string | number; rate: string | number }
}
export default messages
