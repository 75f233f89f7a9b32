/** Days before their end from which expiring points deserve a warning rather than a mention. */
const SOON = 60

export function expiresSoon(date: Date | string, now: Date): boolean {
  return new Date(date).getTime() - now.getTime() <= SOON * 24 * 60 * 60 * 1000
}
