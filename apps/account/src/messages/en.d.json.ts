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
  'password.enter': Record<never, never>
  'password.hide': Record<never, never>
  'password.hide-password': Record<never, never>
  'password.hint': { least: number }
  'password.label': Record<never, never>
  'password.not-email': Record<never, never>
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
  'sign-in.again': Record<never, never>
  'sign-in.approval': Record<never, never>
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
  'verify.resent': Record<never, never>
  'verify.sent': { b: (children: ReactNode[]) => ReactNode; email: string | number }
  'verify.title': Record<never, never>
  'verify.wrong': Record<never, never>
  'verify.wrong-address': { link: (children: ReactNode[]) => ReactNode }
}
export default messages
