// Written by `pnpm messages` from en.json.
import type { ReactNode } from 'react'

declare const messages: {
  'account.failed': Record<never, never>
  'account.failed-more': Record<never, never>
  'account.failed-page': Record<never, never>
  'account.hello': { name: string | number }
  'account.loyalty': Record<never, never>
  'account.member': Record<never, never>
  'account.no-points': Record<never, never>
  'account.not-kept': Record<never, never>
  'account.orders': Record<never, never>
  'account.overview': Record<never, never>
  'account.page': { store: string | number; title: string | number }
  'account.points': Record<never, never>
  'account.sections': Record<never, never>
  'account.title': Record<never, never>
  'account.try-again': Record<never, never>
  'account.worth': Record<never, never>
  'account.you': Record<never, never>
  'account.your': Record<never, never>
  'callback.failed': Record<never, never>
  'callback.kept': Record<never, never>
  'callback.left': Record<never, never>
  'callback.missing': Record<never, never>
  'callback.state': Record<never, never>
  'callback.title': Record<never, never>
  'captcha.again': Record<never, never>
  'captcha.done': Record<never, never>
  'captcha.failed': Record<never, never>
  'captcha.person': Record<never, never>
  'captcha.working': Record<never, never>
  'factor.call': Record<never, never>
  'factor.email': Record<never, never>
  'factor.passkey': Record<never, never>
  'factor.password': Record<never, never>
  'factor.push': Record<never, never>
  'factor.recovery-code': Record<never, never>
  'factor.sms': Record<never, never>
  'factor.totp': Record<never, never>
  'login.captcha': Record<never, never>
  'login.email-cannot': Record<never, never>
  'login.email-exists': Record<never, never>
  'login.email-taken': Record<never, never>
  'login.email-unknown': Record<never, never>
  'login.other-password': Record<never, never>
  'login.password-wrong': Record<never, never>
  'login.reset': Record<never, never>
  'login.unknown': Record<never, never>
  'menu.sign-in': Record<never, never>
  'menu.sign-out': Record<never, never>
  'nav.account': Record<never, never>
  'new-password.again': Record<never, never>
  'new-password.label': Record<never, never>
  'new-password.none': Record<never, never>
  'new-password.save': Record<never, never>
  'new-password.used': Record<never, never>
  'order.address-items': { count: number }
  'order.all': Record<never, never>
  'order.confirmation': { email: string | number }
  'order.delivery': Record<never, never>
  'order.discount': Record<never, never>
  'order.free': Record<never, never>
  'order.items': Record<never, never>
  'order.none': Record<never, never>
  'order.none-more': Record<never, never>
  'order.none-title': Record<never, never>
  'order.nothing-to-deliver': Record<never, never>
  'order.number': { number: string | number }
  'order.placed': { date: string | number; time: (children: ReactNode[]) => ReactNode }
  'order.see-mine': Record<never, never>
  'order.subtotal': Record<never, never>
  'order.tax': Record<never, never>
  'order.times': { count: number; price: string | number }
  'order.total': Record<never, never>
  'order.totals': Record<never, never>
  'orders.browse': Record<never, never>
  'orders.latest': Record<never, never>
  'orders.newer': Record<never, never>
  'orders.none': Record<never, never>
  'orders.none-more': Record<never, never>
  'orders.none-yet': Record<never, never>
  'orders.older': Record<never, never>
  'orders.pages': Record<never, never>
  'orders.title': Record<never, never>
  'outage.form': Record<never, never>
  'outage.short': Record<never, never>
  'password.caps': Record<never, never>
  'password.choose': Record<never, never>
  'password.common': Record<never, never>
  'password.enter': Record<never, never>
  'password.hide': Record<never, never>
  'password.hide-password': Record<never, never>
  'password.label': Record<never, never>
  'password.not-email': Record<never, never>
  'password.repeats': Record<never, never>
  'password.rule-email': Record<never, never>
  'password.rule-length': { least: number }
  'password.rule-repeat': Record<never, never>
  'password.rules-met': { all: number; met: number }
  'password.short': { least: number }
  'password.show': Record<never, never>
  'password.show-password': Record<never, never>
  'recover.back': Record<never, never>
  'recover.intro': Record<never, never>
  'recover.look': Record<never, never>
  'recover.send': Record<never, never>
  'recover.sent': { email: string | number }
  'recover.title': Record<never, never>
  'register.approval': Record<never, never>
  'register.first-name': Record<never, never>
  'register.go': Record<never, never>
  'register.have': { link: (children: ReactNode[]) => ReactNode }
  'register.last-name': Record<never, never>
  'register.title': Record<never, never>
  'second.another': Record<never, never>
  'second.call': Record<never, never>
  'second.choose': Record<never, never>
  'second.email': Record<never, never>
  'second.missing': Record<never, never>
  'second.over': Record<never, never>
  'second.passkey': Record<never, never>
  'second.passkey-failed': Record<never, never>
  'second.password': Record<never, never>
  'second.push': Record<never, never>
  'second.recovery-code': Record<never, never>
  'second.remember': Record<never, never>
  'second.risk': Record<never, never>
  'second.sms': Record<never, never>
  'second.start-again': { link: (children: ReactNode[]) => ReactNode }
  'second.title': Record<never, never>
  'second.totp': Record<never, never>
  'second.use-passkey': Record<never, never>
  'second.waiting': Record<never, never>
  'second.wrong': Record<never, never>
  'security.add': Record<never, never>
  'security.by-call': Record<never, never>
  'security.by-phone': Record<never, never>
  'security.by-sms': Record<never, never>
  'security.cancel': Record<never, never>
  'security.code-sent': { to: string | number }
  'security.codes': Record<never, never>
  'security.codes-hint': Record<never, never>
  'security.copied': Record<never, never>
  'security.copy': Record<never, never>
  'security.device-ended': Record<never, never>
  'security.device-unknown': Record<never, never>
  'security.devices': Record<never, never>
  'security.end-device': { name: string | number }
  'security.end-others': Record<never, never>
  'security.everywhere': Record<never, never>
  'security.factor-added': Record<never, never>
  'security.factor-removed': Record<never, never>
  'security.factors': Record<never, never>
  'security.factors-hint': Record<never, never>
  'security.hosted': Record<never, never>
  'security.hosted-go': Record<never, never>
  'security.never-used': Record<never, never>
  'security.others-ended': Record<never, never>
  'security.passkey-create': Record<never, never>
  'security.passkey-host': Record<never, never>
  'security.passkey-known': Record<never, never>
  'security.passkey-name': Record<never, never>
  'security.passkey-now': Record<never, never>
  'security.password': Record<never, never>
  'security.password-change': Record<never, never>
  'security.password-changed': Record<never, never>
  'security.password-hint': Record<never, never>
  'security.phone': Record<never, never>
  'security.phone-hint': Record<never, never>
  'security.phone-wrong': Record<never, never>
  'security.qr': Record<never, never>
  'security.remove': Record<never, never>
  'security.remove-factor': { name: string | number }
  'security.scan': Record<never, never>
  'security.seen': { date: string | number }
  'security.this-device': Record<never, never>
  'security.title': Record<never, never>
  'security.too-many': Record<never, never>
  'security.type-in': Record<never, never>
  'security.used': { date: string | number }
  'sign-in.again': Record<never, never>
  'sign-in.approval': Record<never, never>
  'sign-in.confirm': Record<never, never>
  'sign-in.confirm-title': Record<never, never>
  'sign-in.email': Record<never, never>
  'sign-in.email-incomplete': Record<never, never>
  'sign-in.email-missing': Record<never, never>
  'sign-in.expired': Record<never, never>
  'sign-in.forgot': Record<never, never>
  'sign-in.go': Record<never, never>
  'sign-in.hosted': Record<never, never>
  'sign-in.new': { link: (children: ReactNode[]) => ReactNode }
  'sign-in.title': Record<never, never>
  'signed-out.more': Record<never, never>
  'signed-out.shop': Record<never, never>
  'signed-out.title': Record<never, never>
  'status.awaiting': Record<never, never>
  'status.canceled': Record<never, never>
  'status.declined': Record<never, never>
  'status.delivered': Record<never, never>
  'status.paid': Record<never, never>
  'status.partly-delivered': Record<never, never>
  'status.partly-refunded': Record<never, never>
  'status.refunded': Record<never, never>
  'status.rejected': Record<never, never>
  'verify.code': Record<never, never>
  'verify.code-missing': Record<never, never>
  'verify.confirm': Record<never, never>
  'verify.hint': Record<never, never>
  'verify.resend': Record<never, never>
  'verify.resend-in': { seconds: number }
  'verify.resent': Record<never, never>
  'verify.sent': { b: (children: ReactNode[]) => ReactNode; email: string | number }
  'verify.title': Record<never, never>
  'verify.wrong': Record<never, never>
  'verify.wrong-address': { link: (children: ReactNode[]) => ReactNode }
  'orders.all': Record<never, never>
  'orders.open': Record<never, never>
  'orders.unpaid': Record<never, never>
  'orders.delivered': Record<never, never>
  'orders.ended': Record<never, never>
  'orders.filters': Record<never, never>
  'orders.none-such': Record<never, never>
  'order.history': Record<never, never>
  'parcel.title': Record<never, never>
  'parcel.sent': { date: string | number }
  'parcel.track': Record<never, never>
  'files.title': Record<never, never>
  'files.download': { name: string | number }
  'files.until': { date: string | number }
  'files.over': Record<never, never>
  'files.invoice': { number: string | number }
  'again.go': Record<never, never>
  'again.cart': Record<never, never>
  'again.added': { count: number }
  'again.fewer': { names: string | number }
  'again.missing': { names: string | number }
  'hosted.title': Record<never, never>
  'hosted.bookings': Record<never, never>
  'hosted.events': Record<never, never>
  'hosted.subscriptions': Record<never, never>
  'hosted.info': Record<never, never>
  'activity.placed': Record<never, never>
  'activity.under-review': Record<never, never>
  'activity.rejected': Record<never, never>
  'activity.paid': Record<never, never>
  'activity.partly-paid': Record<never, never>
  'activity.sent': Record<never, never>
  'activity.not-sent': Record<never, never>
  'activity.canceled': Record<never, never>
  'activity.download': Record<never, never>
  'activity.tracking': Record<never, never>
  'activity.tracking-changed': Record<never, never>
  'activity.pickup-ready': Record<never, never>
  'activity.sent-mail': Record<never, never>
  'activity.invoice': Record<never, never>
  'activity.invoice-sent': Record<never, never>
  'activity.address': Record<never, never>
  'activity.email': Record<never, never>
  'activity.authorized': Record<never, never>
  'activity.captured': Record<never, never>
  'activity.voided': Record<never, never>
  'activity.payment-pending': Record<never, never>
  'activity.payment-declined': Record<never, never>
  'activity.payment-canceled': Record<never, never>
  'activity.refund-begun': Record<never, never>
  'activity.refunded': Record<never, never>
  'activity.refund-failed': Record<never, never>
  'activity.store-credit': Record<never, never>
  'cart.fewer': { names: string | number }
  'cart.joined': { count: number }
  'payment.review': Record<never, never>
  'payment.held': Record<never, never>
  'payment.on-its-way': Record<never, never>
  'payment.part': Record<never, never>
  'payment.failed': Record<never, never>
  'payment.later': Record<never, never>
  'payment.pay': Record<never, never>
  'payment.none': Record<never, never>
  'order.fees': Record<never, never>
  'order.tip': Record<never, never>
  'refund.title': Record<never, never>
  'refund.possible': Record<never, never>
  'refund.under-way': Record<never, never>
  'nav.look-up': Record<never, never>
  'look-up.title': Record<never, never>
  'look-up.intro': Record<never, never>
  'look-up.number': Record<never, never>
  'look-up.email': Record<never, never>
  'look-up.go': Record<never, never>
  'look-up.number-missing': Record<never, never>
  'look-up.number-wrong': Record<never, never>
  'look-up.none': Record<never, never>
  'look-up.wait': { minutes: number }
  'look-up.ended': Record<never, never>
  'look-up.member': { link: (children: ReactNode[]) => ReactNode }
  'look-up.guest': { link: (children: ReactNode[]) => ReactNode }
  'look-up.until': { time: string | number }
  'look-up.close': Record<never, never>
  'look-up.going': Record<never, never>
  'refund.ask': Record<never, never>
  'refund.form': Record<never, never>
  'refund.quantity': { name: string | number }
  'refund.of': { count: number }
  'refund.reason': Record<never, never>
  'refund.choose': Record<never, never>
  'refund.changed-mind': Record<never, never>
  'refund.not-as-described': Record<never, never>
  'refund.damaged': Record<never, never>
  'refund.wrong-item': Record<never, never>
  'refund.late': Record<never, never>
  'refund.other': Record<never, never>
  'refund.message': Record<never, never>
  'refund.send': Record<never, never>
  'refund.cancel': Record<never, never>
  'refund.none-chosen': Record<never, never>
  'refund.no-reason': Record<never, never>
  'refund.asked': Record<never, never>
  'refund.asked-for': { date: string | number; items: string | number }
  'refund.item': { count: number; name: string | number }
  'refund.withdraw': Record<never, never>
  'refund.declined': Record<never, never>
  'refund.accepted': Record<never, never>
  'refund.withdrawn': Record<never, never>
  'refund.already': Record<never, never>
  'refund.too-many': Record<never, never>
  'refund.changed': Record<never, never>
  'refund.done': Record<never, never>
  'refund.not-paid': Record<never, never>
  'refund.free': Record<never, never>
  'refund.part-paid': Record<never, never>
  'refund.deposit': Record<never, never>
  'refund.provider': Record<never, never>
  'refund.down': Record<never, never>
  'refund.not-confirmed': Record<never, never>
  'refund.no-payment': Record<never, never>
  'activity.refund-asked': Record<never, never>
  'activity.refund-accepted': Record<never, never>
  'activity.refund-declined': Record<never, never>
  'activity.refund-withdrawn': Record<never, never>
  'activity.subscription-transferred': Record<never, never>
  'files.renew': Record<never, never>
  'files.renewed': Record<never, never>
  'files.no-more': Record<never, never>
  'account.subscriptions': Record<never, never>
  'subscriptions.title': Record<never, never>
  'subscriptions.none': Record<never, never>
  'subscriptions.none-more': Record<never, never>
  'waiting.title': Record<never, never>
  'waiting.none': Record<never, never>
  'waiting.none-more': Record<never, never>
  'waiting.asked': { date: string | number }
  'waiting.stop': Record<never, never>
  'waiting.stop-of': { name: string | number }
  'waiting.told': Record<never, never>
  'waiting.ended': Record<never, never>
  'waiting.withdrawn': { name: string | number }
  'waiting.undo': Record<never, never>
  'waiting.again': { name: string | number }
  'waiting.changed': Record<never, never>
  'waiting.pages': Record<never, never>
  'waiting.newer': Record<never, never>
  'waiting.older': Record<never, never>
  'subscription.active': Record<never, never>
  'subscription.trial': Record<never, never>
  'subscription.ending': Record<never, never>
  'subscription.failed': Record<never, never>
  'subscription.off': Record<never, never>
  'subscription.manual': Record<never, never>
  'subscription.ended': Record<never, never>
  'subscription.transferred': Record<never, never>
  'subscription.day': { interval: number; price: string | number }
  'subscription.week': { interval: number; price: string | number }
  'subscription.month': { interval: number; price: string | number }
  'subscription.year': { interval: number; price: string | number }
  'subscription.next-line': { date: string | number }
  'subscription.free-line': { date: string | number }
  'subscription.ends-line': { date: string | number }
  'subscription.until-line': { date: string | number }
  'subscription.price': Record<never, never>
  'subscription.next': Record<never, never>
  'subscription.free-until': Record<never, never>
  'subscription.paid-until': Record<never, never>
  'subscription.ends': Record<never, never>
  'subscription.since': Record<never, never>
  'subscription.cycles': Record<never, never>
  'subscription.of-cycles': { all: number; count: number }
  'subscription.first-order': Record<never, never>
  'subscription.last-order': Record<never, never>
  'subscription.all': Record<never, never>
  'subscription.gone': Record<never, never>
  'subscription.retry': { date: string | number }
  'subscription.no-retry': Record<never, never>
  'subscription.stop-renewal': Record<never, never>
  'subscription.start-renewal': Record<never, never>
  'subscription.renew': { price: string | number }
  'subscription.undo': Record<never, never>
  'subscription.cancel': Record<never, never>
  'subscription.cancel-title': { name: string | number }
  'subscription.cancel-when': Record<never, never>
  'subscription.cancel-later': { date: string | number }
  'subscription.cancel-later-more': Record<never, never>
  'subscription.cancel-now': Record<never, never>
  'subscription.cancel-now-more': Record<never, never>
  'subscription.cancel-go': Record<never, never>
  'subscription.cancel-keep': Record<never, never>
  'subscription.not-yours': Record<never, never>
  'subscription.changed': Record<never, never>
  'subscription.declined': Record<never, never>
  'subscription.sold-out': Record<never, never>
  'subscription.done-cancel': Record<never, never>
  'subscription.done-notice': { date: string | number }
  'subscription.done-undo': Record<never, never>
  'subscription.done-off': Record<never, never>
  'subscription.done-on': Record<never, never>
  'subscription.done-renew': Record<never, never>
  'nav.members': Record<never, never>
  'community.title': Record<never, never>
  'community.intro': { store: string | number }
  'community.nameless': Record<never, never>
  'community.badges': Record<never, never>
  'community.more-badges': { count: number }
  'community.since': { date: string | number }
  'community.you': Record<never, never>
  'community.follow': Record<never, never>
  'community.unfollow': Record<never, never>
  'community.follow-name': { name: string | number }
  'community.unfollow-name': { name: string | number }
  'community.did-follow': { name: string | number }
  'community.did-unfollow': { name: string | number }
  'community.did-block': { name: string | number }
  'community.did-unblock': { name: string | number }
  'community.did-report': { name: string | number }
  'community.did-join': Record<never, never>
  'community.did-leave': Record<never, never>
  'community.unknown': Record<never, never>
  'community.search': Record<never, never>
  'community.sort': Record<never, never>
  'community.find': Record<never, never>
  'community.newest': Record<never, never>
  'community.oldest': Record<never, never>
  'community.by-name': Record<never, never>
  'community.shown': { count: number }
  'community.shown-more': { count: number }
  'community.more': Record<never, never>
  'community.loading': Record<never, never>
  'community.next-page': Record<never, never>
  'community.first-page': Record<never, never>
  'community.none-called': { name: string | number }
  'community.none-called-more': Record<never, never>
  'community.nobody': Record<never, never>
  'community.nobody-more': Record<never, never>
  'community.all': Record<never, never>
  'community.taking-part': Record<never, never>
  'community.own-profile': Record<never, never>
  'community.not-in': Record<never, never>
  'community.not-in-more': Record<never, never>
  'community.join': Record<never, never>
  'community.outage': Record<never, never>
  'refused.blocked': Record<never, never>
  'refused.muted': Record<never, never>
  'refused.join': Record<never, never>
  'refused.self': Record<never, never>
  'refused.report-blocked': Record<never, never>
  'refused.gone': Record<never, never>
  'blocked.title': Record<never, never>
  'blocked.more': Record<never, never>
  'unseen.title': Record<never, never>
  'unseen.more': Record<never, never>
  'profile.hidden': Record<never, never>
  'profile.hidden-more': Record<never, never>
  'profile.edit': Record<never, never>
  'profile.sign-in': Record<never, never>
  'profile.about': Record<never, never>
  'profile.no-about': Record<never, never>
  'profile.no-about-own': Record<never, never>
  'profile.activity': Record<never, never>
  'profile.followers': Record<never, never>
  'profile.following': Record<never, never>
  'profile.see-followers': { count: string | number }
  'profile.see-following': { count: string | number }
  'profile.at-least': { count: string | number }
  'profile.joined': Record<never, never>
  'profile.last-seen': Record<never, never>
  'profile.only-you': Record<never, never>
  'profile.yes': Record<never, never>
  'profile.no': Record<never, never>
  'profile.description': { name: string | number; store: string | number }
  'profile.block': Record<never, never>
  'profile.unblock': Record<never, never>
  'profile.report': Record<never, never>
  'profile.you-blocked': { name: string | number }
  'profile.you-blocked-more': Record<never, never>
  'report.title': { name: string | number }
  'report.intro': { name: string | number }
  'report.why': Record<never, never>
  'report.no-reason': Record<never, never>
  'report.spam': Record<never, never>
  'report.spam-more': Record<never, never>
  'report.impersonation': Record<never, never>
  'report.impersonation-more': Record<never, never>
  'report.harassment': Record<never, never>
  'report.harassment-more': Record<never, never>
  'report.other': Record<never, never>
  'report.other-more': Record<never, never>
  'report.description': Record<never, never>
  'report.cancel': Record<never, never>
  'report.send': Record<never, never>
  'block.title': { name: string | number }
  'block.more': Record<never, never>
  'follows.followers': { name: string | number }
  'follows.following': { name: string | number }
  'follows.no-followers': Record<never, never>
  'follows.no-following': Record<never, never>
  'follows.back': { name: string | number }
  'account.profile': Record<never, never>
}
export default messages
