const KEY = 'galleria.account.devices'
/** Accounts of one browser; a household's at most. */
const MOST = 5

type Devices = readonly (readonly [email: string, token: string])[]

/** Device tokens that spare this browser the second factor of an account; first-party cookies do not reach the platform's host. */
export function deviceTokenOf(email: string): string | undefined {
  return read().find(([known]) => known === email.toLowerCase())?.[1]
}

export function rememberDevice(email: string, token: string): void {
  const others = read().filter(([known]) => known !== email.toLowerCase())
  try {
    localStorage.setItem(KEY, JSON.stringify([[email.toLowerCase(), token], ...others].slice(0, MOST)))
  } catch {
    // Asked again next time.
  }
}

function read(): Devices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isDevice) : []
  } catch {
    return []
  }
}

const isDevice = (value: unknown): value is Devices[number] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
