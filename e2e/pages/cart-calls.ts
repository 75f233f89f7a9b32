/** Calls of either cart API, by their addresses. */
export const isAdd = (url: string): boolean => /\/carts\/current\/add-(to-cart|line-items)$/.test(url)
export const isQuantityChange = (url: string): boolean =>
  /\/carts\/current\/update-line-items(-quantity)?$/.test(url)
/** Handover to the payment page, which each API makes once for a press. */
export const isHandover = (url: string): boolean => url.endsWith('/redirect-session')
