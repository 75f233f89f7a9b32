const cookie = 'galleria_currency'

/** Currency that the shopper has chosen, if it is offered. `cookies` is a header or `document.cookie`. */
export function chosenCurrency(cookies: string | undefined, offered: readonly string[]): string | undefined {
  const found = new RegExp(`(?:^|; *)${cookie}=([A-Z]{3})(?:;|$)`).exec(cookies ?? '')?.[1]
  return offered.find((code) => code === found)
}

/** Cookie for a year; the store's own currency, which is the first, deletes the cookie. */
export function currencyCookie(code: string, offered: readonly string[]): string {
  const age = code === offered[0] ? 0 : 31_536_000
  return `${cookie}=${code}; Path=/; Max-Age=${age}; SameSite=Lax`
}
