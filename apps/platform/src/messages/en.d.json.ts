// Written by `pnpm messages` from en.json.
declare const messages: {
  'account.back': Record<never, never>
  'account.booking-status': { status: string }
  'account.bookings': Record<never, never>
  'account.cancel': Record<never, never>
  'account.cancel-this': { name: string | number }
  'account.canceled': Record<never, never>
  'account.end-plan': Record<never, never>
  'account.end-this': { name: string | number }
  'account.ends': { day: string | number }
  'account.events': Record<never, never>
  'account.first-name': Record<never, never>
  'account.info': Record<never, never>
  'account.last-name': Record<never, never>
  'account.no-bookings': Record<never, never>
  'account.no-events': Record<never, never>
  'account.no-orders': Record<never, never>
  'account.no-plans': Record<never, never>
  'account.order': { number: string | number }
  'account.orders': Record<never, never>
  'account.paid': { status: string }
  'account.plan-canceled': Record<never, never>
  'account.plan-status': { status: string }
  'account.renews': { day: string | number }
  'account.save': Record<never, never>
  'account.saved': Record<never, never>
  'account.sections': Record<never, never>
  'account.security': Record<never, never>
  'account.see-subscription': Record<never, never>
  'account.sessions': Record<never, never>
  'account.shown-name': Record<never, never>
  'account.sign-out': Record<never, never>
  'account.since': Record<never, never>
  'account.subscriptions': Record<never, never>
  'account.unverified': Record<never, never>
  'account.verified': Record<never, never>
  'approval.text': Record<never, never>
  'approval.title': Record<never, never>
  'booking.choose': Record<never, never>
  'booking.full': Record<never, never>
  'booking.lasts': Record<never, never>
  'booking.places': { free: number }
  'booking.when': Record<never, never>
  'booking.zone': { zone: string | number }
  'captcha.done': Record<never, never>
  'captcha.failed': Record<never, never>
  'captcha.human': Record<never, never>
  'captcha.no-script': Record<never, never>
  'captcha.working': Record<never, never>
  'checkout.above-maximum': { count: number }
  'checkout.back': Record<never, never>
  'checkout.bad-card': Record<never, never>
  'checkout.bad-card-hint': Record<never, never>
  'checkout.bad-number': Record<never, never>
  'checkout.below-minimum': { minimum: string | number; missing: string | number }
  'checkout.card': Record<never, never>
  'checkout.card-expired': Record<never, never>
  'checkout.card-hint': Record<never, never>
  'checkout.card-number': Record<never, never>
  'checkout.cep': Record<never, never>
  'checkout.changed': Record<never, never>
  'checkout.changed-from': { after: string | number; before: string | number }
  'checkout.check-field': Record<never, never>
  'checkout.choose': Record<never, never>
  'checkout.choose-one': Record<never, never>
  'checkout.city': Record<never, never>
  'checkout.completed': Record<never, never>
  'checkout.contact': Record<never, never>
  'checkout.continue': Record<never, never>
  'checkout.country': Record<never, never>
  'checkout.county': Record<never, never>
  'checkout.coupon': { code: string | number }
  'checkout.coupon-gone': { code: string | number }
  'checkout.declined': Record<never, never>
  'checkout.delivery': Record<never, never>
  'checkout.delivery-gone': Record<never, never>
  'checkout.delivery-missing': Record<never, never>
  'checkout.delivery-none': Record<never, never>
  'checkout.discount': Record<never, never>
  'checkout.district': Record<never, never>
  'checkout.due': Record<never, never>
  'checkout.eircode': Record<never, never>
  'checkout.email-wrong': Record<never, never>
  'checkout.emirate': Record<never, never>
  'checkout.empty': Record<never, never>
  'checkout.empty-text': Record<never, never>
  'checkout.expired': Record<never, never>
  'checkout.expired-text': Record<never, never>
  'checkout.failed': Record<never, never>
  'checkout.faster': Record<never, never>
  'checkout.fees': Record<never, never>
  'checkout.fill-in': Record<never, never>
  'checkout.first-name': Record<never, never>
  'checkout.free': Record<never, never>
  'checkout.gift-card': Record<never, never>
  'checkout.gift-card-applied': { amount: string | number; card: string | number }
  'checkout.gift-card-code': Record<never, never>
  'checkout.gift-card-disabled': Record<never, never>
  'checkout.gift-card-drop': Record<never, never>
  'checkout.gift-card-empty': Record<never, never>
  'checkout.gift-card-expired': Record<never, never>
  'checkout.gift-card-gone': Record<never, never>
  'checkout.gift-card-unknown': Record<never, never>
  'checkout.gift-card-use': Record<never, never>
  'checkout.gone': Record<never, never>
  'checkout.held': Record<never, never>
  'checkout.held-hint': Record<never, never>
  'checkout.keep-method': Record<never, never>
  'checkout.keep-method-missing': Record<never, never>
  'checkout.last-name': Record<never, never>
  'checkout.later': Record<never, never>
  'checkout.members-only': Record<never, never>
  'checkout.no-funds': Record<never, never>
  'checkout.no-payments': Record<never, never>
  'checkout.none': Record<never, never>
  'checkout.not-set-up': Record<never, never>
  'checkout.not-set-up-online': Record<never, never>
  'checkout.offline': Record<never, never>
  'checkout.offline-hint': Record<never, never>
  'checkout.on-receipt': Record<never, never>
  'checkout.only-left': { left: number }
  'checkout.optional': { field: string | number }
  'checkout.other-card': Record<never, never>
  'checkout.other-card-hint': Record<never, never>
  'checkout.pay': { total: string | number }
  'checkout.pay-again': Record<never, never>
  'checkout.payment': Record<never, never>
  'checkout.phone-wrong': Record<never, never>
  'checkout.pickup': { place: string | number }
  'checkout.place': Record<never, never>
  'checkout.postal-code': Record<never, never>
  'checkout.postcode': Record<never, never>
  'checkout.prefecture': Record<never, never>
  'checkout.problem-title': { title: string | number }
  'checkout.problems': { count: number }
  'checkout.province': Record<never, never>
  'checkout.region': Record<never, never>
  'checkout.review': Record<never, never>
  'checkout.review-hint': Record<never, never>
  'checkout.reviewing': Record<never, never>
  'checkout.rules-unanswered': Record<never, never>
  'checkout.sold-out': Record<never, never>
  'checkout.state': Record<never, never>
  'checkout.street': Record<never, never>
  'checkout.street-more': Record<never, never>
  'checkout.subscription-alone': Record<never, never>
  'checkout.subscription-card': Record<never, never>
  'checkout.subscription-free': Record<never, never>
  'checkout.subtotal': Record<never, never>
  'checkout.summary': Record<never, never>
  'checkout.tax': Record<never, never>
  'checkout.tax-id': Record<never, never>
  'checkout.tax-id-wrong': Record<never, never>
  'checkout.test-store': Record<never, never>
  'checkout.thanks': Record<never, never>
  'checkout.thanks-text': { number: string | number }
  'checkout.tip': Record<never, never>
  'checkout.tip-amount': { currency: string | number }
  'checkout.tip-custom': Record<never, never>
  'checkout.tip-none': Record<never, never>
  'checkout.tip-percent': { percent: string | number }
  'checkout.title': Record<never, never>
  'checkout.to-be-chosen': Record<never, never>
  'checkout.total': Record<never, never>
  'checkout.total-told': { total: string | number }
  'checkout.transfer': Record<never, never>
  'checkout.transfer-hint': Record<never, never>
  'checkout.unavailable': Record<never, never>
  'checkout.update': Record<never, never>
  'checkout.waiting': Record<never, never>
  'checkout.way-not-taken': Record<never, never>
  'checkout.write-like': { example: string | number }
  'checkout.zip': Record<never, never>
  'consent.allow': Record<never, never>
  'consent.back': { host: string | number }
  'consent.deny': Record<never, never>
  'consent.lead': { client: string | number; store: string | number }
  'consent.orders': Record<never, never>
  'consent.own-lead': Record<never, never>
  'consent.profile': Record<never, never>
  'consent.stay': Record<never, never>
  'consent.title': { client: string | number }
  'enroll.cancel': Record<never, never>
  'enroll.codes': Record<never, never>
  'enroll.codes-lead': Record<never, never>
  'enroll.done': Record<never, never>
  'enroll.kept': Record<never, never>
  'enroll.or-type': Record<never, never>
  'enroll.qr': Record<never, never>
  'enroll.scan': Record<never, never>
  'enroll.title': { name: string | number }
  'enroll.turn-on': Record<never, never>
  'event.choose': Record<never, never>
  'event.left': { left: number }
  'event.sold-out': Record<never, never>
  'event.tickets': Record<never, never>
  'expired.text': Record<never, never>
  'expired.title': Record<never, never>
  'factor.call': Record<never, never>
  'factor.call-ask': Record<never, never>
  'factor.email': Record<never, never>
  'factor.email-ask': Record<never, never>
  'factor.password': Record<never, never>
  'factor.password-ask': Record<never, never>
  'factor.push': Record<never, never>
  'factor.push-ask': Record<never, never>
  'factor.recovery-code': Record<never, never>
  'factor.recovery-code-ask': Record<never, never>
  'factor.sms': Record<never, never>
  'factor.sms-ask': Record<never, never>
  'factor.totp': Record<never, never>
  'factor.totp-ask': Record<never, never>
  'factor.webauthn': Record<never, never>
  'factor.webauthn-ask': Record<never, never>
  'field.caps': Record<never, never>
  'field.code': Record<never, never>
  'field.email': Record<never, never>
  'field.hide': Record<never, never>
  'field.name': Record<never, never>
  'field.new-password': Record<never, never>
  'field.password': Record<never, never>
  'field.password-rule': { least: number }
  'field.phone': Record<never, never>
  'field.show': Record<never, never>
  'forgot.back': Record<never, never>
  'forgot.lead': Record<never, never>
  'forgot.sent': Record<never, never>
  'forgot.sent-text': { email: string | number }
  'forgot.submit': Record<never, never>
  'forgot.title': Record<never, never>
  'invoice.delivery': Record<never, never>
  'invoice.discount': Record<never, never>
  'invoice.due': { date: string | number }
  'invoice.fees': Record<never, never>
  'invoice.given-back': Record<never, never>
  'invoice.issued': { date: string | number }
  'invoice.order': { number: string | number }
  'invoice.paid': Record<never, never>
  'invoice.status-draft': Record<never, never>
  'invoice.status-overdue': Record<never, never>
  'invoice.status-paid': Record<never, never>
  'invoice.status-partly': Record<never, never>
  'invoice.status-processing': Record<never, never>
  'invoice.status-sent': Record<never, never>
  'invoice.status-void': Record<never, never>
  'invoice.subtotal': Record<never, never>
  'invoice.tax': Record<never, never>
  'invoice.tip': Record<never, never>
  'invoice.title': { number: string | number }
  'invoice.total': Record<never, never>
  'login.again': Record<never, never>
  'login.again-lead': Record<never, never>
  'login.at-store': Record<never, never>
  'login.at-store-text': Record<never, never>
  'login.forgot': Record<never, never>
  'login.lead': { store: string | number }
  'login.new-here': Record<never, never>
  'login.submit': Record<never, never>
  'login.title': Record<never, never>
  'mail.activation': { store: string | number }
  'mail.activation-subject': { store: string | number }
  'mail.canceled': { number: string | number }
  'mail.canceled-refund': { amount: string | number }
  'mail.canceled-subject': { number: string | number }
  'mail.cart-left': { store: string | number }
  'mail.cart-left-subject': { store: string | number }
  'mail.checkout-left': { store: string | number }
  'mail.checkout-left-subject': { store: string | number }
  'mail.code': { code: string | number }
  'mail.code-call': { code: string | number; store: string | number }
  'mail.code-password-known': Record<never, never>
  'mail.code-sms': { code: string | number; store: string | number }
  'mail.code-subject': { code: string | number; store: string | number }
  'mail.deleted': Record<never, never>
  'mail.deleted-anonymised': Record<never, never>
  'mail.deleted-erased': Record<never, never>
  'mail.deleted-kept': Record<never, never>
  'mail.deleted-line': { count: number; fate: string | number; what: string | number; why: string | number }
  'mail.deleted-list': Record<never, never>
  'mail.deleted-nothing': Record<never, never>
  'mail.deleted-reassigned': Record<never, never>
  'mail.deleted-subject': { store: string | number }
  'mail.deleted-why-books': Record<never, never>
  'mail.deleted-why-decisions': Record<never, never>
  'mail.deleted-why-law': Record<never, never>
  'mail.deleted-why-own': Record<never, never>
  'mail.deleted-why-profile': Record<never, never>
  'mail.deleted-why-reassigned': Record<never, never>
  'mail.deleted-why-reports': Record<never, never>
  'mail.deleted-why-sessions': Record<never, never>
  'mail.delivery': { amount: string | number }
  'mail.delivery-free': Record<never, never>
  'mail.discount': { amount: string | number }
  'mail.downloads': Record<never, never>
  'mail.downloads-subject': { number: string | number }
  'mail.hello': Record<never, never>
  'mail.inherited': { product: string | number }
  'mail.inherited-next': { amount: string | number; date: string | number; product: string | number }
  'mail.inherited-subject': { product: string | number }
  'mail.hello-name': { name: string | number }
  'mail.invoice': { number: string | number }
  'mail.invoice-subject': { number: string | number }
  'mail.kept-abandoned-carts': Record<never, never>
  'mail.kept-about': Record<never, never>
  'mail.kept-about-phone': Record<never, never>
  'mail.kept-back-in-stock-requests': Record<never, never>
  'mail.kept-badges': Record<never, never>
  'mail.kept-blocked-members': Record<never, never>
  'mail.kept-bookings': Record<never, never>
  'mail.kept-carts': Record<never, never>
  'mail.kept-checkouts': Record<never, never>
  'mail.kept-consents': Record<never, never>
  'mail.kept-coupons': Record<never, never>
  'mail.kept-decisions': Record<never, never>
  'mail.kept-followers': Record<never, never>
  'mail.kept-following': Record<never, never>
  'mail.kept-hosted-sessions': Record<never, never>
  'mail.kept-import-errors': Record<never, never>
  'mail.kept-loyalty-account': Record<never, never>
  'mail.kept-loyalty-coupons': Record<never, never>
  'mail.kept-memberships': Record<never, never>
  'mail.kept-orders': Record<never, never>
  'mail.kept-pictures': Record<never, never>
  'mail.kept-plans': Record<never, never>
  'mail.kept-redirect-sessions': Record<never, never>
  'mail.kept-refused-letters': Record<never, never>
  'mail.kept-reports': Record<never, never>
  'mail.kept-sessions': Record<never, never>
  'mail.kept-sign-ins': Record<never, never>
  'mail.kept-subscriptions': Record<never, never>
  'mail.kept-tickets': Record<never, never>
  'mail.nobody': { store: string | number }
  'mail.nobody-subject': { store: string | number }
  'mail.not-asked': Record<never, never>
  'mail.notice-added': Record<never, never>
  'mail.notice-added-subject': { store: string | number }
  'mail.notice-not-you': Record<never, never>
  'mail.notice-removed': Record<never, never>
  'mail.notice-removed-subject': { store: string | number }
  'mail.order-placed': { amount: string | number; number: string | number }
  'mail.order-subject': { number: string | number; store: string | number }
  'mail.paid': Record<never, never>
  'mail.payment-failed': { number: string | number }
  'mail.payment-failed-subject': { number: string | number }
  'mail.payment-request': { amount: string | number; number: string | number }
  'mail.payment-request-subject': { amount: string | number; number: string | number }
  'mail.points': { count: number }
  'mail.points-expire': { day: string | number; points: string | number; store: string | number }
  'mail.points-expire-subject': { day: string | number; points: string | number }
  'mail.points-named': { count: number; name: string | number }
  'mail.push': { from: string | number }
  'mail.push-subject': { store: string | number }
  'mail.push-unknown': Record<never, never>
  'mail.ready': { number: string | number }
  'mail.ready-subject': { number: string | number }
  'mail.recovery': Record<never, never>
  'mail.recovery-not-asked': Record<never, never>
  'mail.recovery-subject': { store: string | number }
  'mail.refund-declined': { number: string | number }
  'mail.refund-request-subject': { number: string | number }
  'mail.refund-requested': { number: string | number }
  'mail.refunded': { amount: string | number; number: string | number }
  'mail.refunded-subject': { number: string | number }
  'mail.renewal': { amount: string | number; date: string | number; product: string | number }
  'mail.renewal-ended': { product: string | number }
  'mail.renewal-failed': { date: string | number; product: string | number }
  'mail.renewal-failed-subject': { product: string | number }
  'mail.renewal-subject': { date: string | number; product: string | number }
  'mail.see-order': Record<never, never>
  'mail.shipped': { number: string | number }
  'mail.shipped-by': { carrier: string | number; tracking: string | number }
  'mail.shipped-subject': { number: string | number }
  'mail.switch-off': Record<never, never>
  'mail.tax': { amount: string | number }
  'mail.thanks': { number: string | number }
  'mail.total': { amount: string | number }
  'mail.transferred': { product: string | number }
  'mail.transferred-subject': { product: string | number }
  'mail.trial': { amount: string | number; date: string | number; product: string | number }
  'mail.trial-subject': { date: string | number; product: string | number }
  'mail.unpaid': Record<never, never>
  'mail.welcome': { store: string | number }
  'mail.welcome-subject': { store: string | number }
  'offer.back': Record<never, never>
  'offer.bad-card': Record<never, never>
  'offer.bad-card-hint': Record<never, never>
  'offer.card': Record<never, never>
  'offer.card-hint': Record<never, never>
  'offer.change': Record<never, never>
  'offer.confirm': Record<never, never>
  'offer.confirm-title': Record<never, never>
  'offer.declined': Record<never, never>
  'offer.faster': Record<never, never>
  'offer.for': Record<never, never>
  'offer.free': Record<never, never>
  'offer.gone': Record<never, never>
  'offer.gone-text': Record<never, never>
  'offer.minutes': { minutes: number }
  'offer.name': Record<never, never>
  'offer.name-missing': Record<never, never>
  'offer.pay': { total: string | number }
  'offer.payment': Record<never, never>
  'offer.place': Record<never, never>
  'offer.review': Record<never, never>
  'offer.test-store': Record<never, never>
  'offer.thanks': Record<never, never>
  'offer.thanks-text': Record<never, never>
  'offer.total': Record<never, never>
  'offer.who': Record<never, never>
  'page.back-to': { store: string | number }
  'page.continue': Record<never, never>
  'page.go-to': { store: string | number }
  'page.other-ways': Record<never, never>
  'page.problem': Record<never, never>
  'passkey.by-name': Record<never, never>
  'passkey.create': Record<never, never>
  'passkey.failed': Record<never, never>
  'passkey.name': Record<never, never>
  'passkey.name-hint': Record<never, never>
  'passkey.needs-name': Record<never, never>
  'passkey.no-script': Record<never, never>
  'pay.done': { number: string | number }
  'pay.done-text': Record<never, never>
  'pay.expired': Record<never, never>
  'pay.expired-text': Record<never, never>
  'pay.lead': { amount: string | number }
  'pay.title': { number: string | number }
  'plan.includes': Record<never, never>
  'plan.price': { period: string; price: string | number }
  'plan.renews': Record<never, never>
  'plan.renews-on': Record<never, never>
  'plan.starts': Record<never, never>
  'push.account': Record<never, never>
  'push.address': Record<never, never>
  'push.approve': Record<never, never>
  'push.approved': Record<never, never>
  'push.approved-text': Record<never, never>
  'push.browser': Record<never, never>
  'push.denied': Record<never, never>
  'push.denied-text': Record<never, never>
  'push.deny': Record<never, never>
  'push.over': Record<never, never>
  'push.over-text': Record<never, never>
  'push.title': Record<never, never>
  'push.when': Record<never, never>
  'recover.ask-again': Record<never, never>
  'recover.done': Record<never, never>
  'recover.done-text': Record<never, never>
  'recover.expired': Record<never, never>
  'recover.expired-text': Record<never, never>
  'recover.lead': Record<never, never>
  'recover.submit': Record<never, never>
  'recover.title': Record<never, never>
  'second.again': Record<never, never>
  'second.approved': Record<never, never>
  'second.choose': Record<never, never>
  'second.ended': Record<never, never>
  'second.ended-text': Record<never, never>
  'second.other-way': Record<never, never>
  'second.passkey': Record<never, never>
  'second.remember': Record<never, never>
  'second.risky': Record<never, never>
  'second.sent': Record<never, never>
  'second.sent-to': Record<never, never>
  'second.title': Record<never, never>
  'second.wait': Record<never, never>
  'second.waiting': Record<never, never>
  'security.add': Record<never, never>
  'security.add-button': Record<never, never>
  'security.add-lead': Record<never, never>
  'security.add-this': { name: string | number }
  'security.added': { day: string | number }
  'security.factors': Record<never, never>
  'security.none': Record<never, never>
  'security.phone-hint': Record<never, never>
  'security.remove': Record<never, never>
  'security.remove-this': { name: string | number }
  'security.removed': Record<never, never>
  'security.used': { day: string | number }
  'sent.code': { to: string | number }
  'sessions.clients': Record<never, never>
  'sessions.devices': Record<never, never>
  'sessions.devices-lead': Record<never, never>
  'sessions.end': Record<never, never>
  'sessions.end-others': Record<never, never>
  'sessions.end-this': { name: string | number }
  'sessions.ended': Record<never, never>
  'sessions.forget': Record<never, never>
  'sessions.only': Record<never, never>
  'sessions.revoke': Record<never, never>
  'sessions.revoke-this': { name: string | number }
  'sessions.seen': { when: string | number }
  'sessions.since': { day: string | number }
  'sessions.this': Record<never, never>
  'sessions.unknown': Record<never, never>
  'sign-out.done': Record<never, never>
  'sign-out.expired': Record<never, never>
  'sign-out.soon': Record<never, never>
  'sign-up.have-one': Record<never, never>
  'sign-up.lead': Record<never, never>
  'sign-up.submit': Record<never, never>
  'sign-up.title': Record<never, never>
  'told.bad-email': Record<never, never>
  'told.bad-field': Record<never, never>
  'told.bad-phone': Record<never, never>
  'told.blocked': Record<never, never>
  'told.captcha-missing': Record<never, never>
  'told.captcha-wrong': Record<never, never>
  'told.email-taken': Record<never, never>
  'told.factor-exists': Record<never, never>
  'told.factor-gone': Record<never, never>
  'told.link-used': Record<never, never>
  'told.muted': Record<never, never>
  'told.other': Record<never, never>
  'told.password-common': Record<never, never>
  'told.password-long': { most: number }
  'told.password-short': { least: number }
  'told.reset-password': Record<never, never>
  'told.throttled': { minutes: number }
  'told.too-many-factors': Record<never, never>
  'told.too-old': Record<never, never>
  'told.unknown-email': Record<never, never>
  'told.wrong-code': Record<never, never>
  'told.wrong-password': Record<never, never>
  'verify.again': Record<never, never>
  'verify.lead': Record<never, never>
  'verify.restart': Record<never, never>
  'verify.sent': Record<never, never>
  'verify.submit': Record<never, never>
  'verify.title': Record<never, never>
  'verify.wait': Record<never, never>
}
export default messages
