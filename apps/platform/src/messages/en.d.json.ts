// Written by `pnpm messages` from en.json.
declare const messages: {
  'approval.text': Record<never, never>
  'approval.title': Record<never, never>
  'consent.allow': Record<never, never>
  'consent.back': { host: string | number }
  'consent.deny': Record<never, never>
  'consent.lead': { client: string | number; store: string | number }
  'consent.orders': Record<never, never>
  'consent.profile': Record<never, never>
  'consent.stay': Record<never, never>
  'consent.title': { client: string | number }
  'expired.text': Record<never, never>
  'expired.title': Record<never, never>
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
  'login.again': Record<never, never>
  'login.again-lead': Record<never, never>
  'login.at-store': Record<never, never>
  'login.at-store-text': Record<never, never>
  'login.forgot': Record<never, never>
  'login.lead': { store: string | number }
  'login.new-here': Record<never, never>
  'login.submit': Record<never, never>
  'login.title': Record<never, never>
  'page.back-to': { store: string | number }
  'page.continue': Record<never, never>
  'page.go-to': { store: string | number }
  'page.other-ways': Record<never, never>
  'page.problem': Record<never, never>
  'recover.ask-again': Record<never, never>
  'recover.done': Record<never, never>
  'recover.done-text': Record<never, never>
  'recover.expired': Record<never, never>
  'recover.expired-text': Record<never, never>
  'recover.lead': Record<never, never>
  'recover.submit': Record<never, never>
  'recover.title': Record<never, never>
  'sent.code': { to: string | number }
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
  'told.link-used': Record<never, never>
  'told.other': Record<never, never>
  'told.password-common': Record<never, never>
  'told.password-long': { most: number }
  'told.password-short': { least: number }
  'told.reset-password': Record<never, never>
  'told.throttled': { minutes: number }
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
