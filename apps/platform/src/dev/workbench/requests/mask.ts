import { secretsOf } from '../../../base/sealed.ts'
import type { PlatformConfig } from '../../../data/config.ts'

export const MASK = '•••'

const secretName =
  /pass(word|phrase|code)|secret|token(?!type)|otp|credential|cvv|cvc|card_?number|^pan$|^pin$|iban|api_?key|authorization|cookie|assertion|client_?data|authenticator_?data|attestation|challenge|verifier|signature|sealed|hash|recovery_?code|captcha|nonce|private_?key|^request(_uri)?$|^codes?$|gift_?(card_?)?code/i
/** Error codes, coupons, currencies and countries: words in capitals, and negative numbers. */
const harmlessCode = /^(-\d+|[A-Z][A-Z_]*\d{0,2})$/

/** Shape of secrets: JWT, 240 random bits and more, a key for an authenticator app. A slug has no capitals. */
const secretShape =
  /eyJ[\w-]+\.[\w-]+\.[\w-]*|otpauth:\S+|(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}(?![\w-])/g
const cardNumber = /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d.-])/g

/** Hides secrets of one request: by their name, by their shape, and wherever else the same value stands. */
export class Masker {
  readonly #values: Set<string>

  constructor(config: PlatformConfig) {
    this.#values = new Set([
      config.ownerKey,
      ...(config.formerOwnerKeys ?? []),
      ...secretsOf(config),
      ...config.apps.flatMap(secretsOf),
    ])
  }

  /** Looks for secrets by name, so that they are found where nothing names them: an echo, a description. */
  learn(value: unknown, name = '', within = ''): void {
    if (isRecord(value)) {
      for (const [key, each] of Object.entries(value))
        this.learn(each, key, Array.isArray(value) ? name : key)
    } else if (isSecret(name, value, within) && String(value).length >= 4) this.#values.add(String(value))
  }

  text(text: string): string {
    let masked = text
    for (const value of this.#values) masked = masked.replaceAll(value, MASK)
    return masked
      .replace(secretShape, MASK)
      .replace(cardNumber, (digits) => (isCard(digits.replace(/\D/g, '')) ? MASK : digits))
  }

  value(value: unknown, name = '', within = ''): unknown {
    if (Array.isArray(value)) return value.map((each) => this.value(each, name, within))
    if (isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [this.text(key), this.value(each, key, name)]),
      )
    }
    if (isSecret(name, value, within)) return MASK
    if (typeof value === 'number' && isCard(String(value))) return MASK
    return typeof value === 'string' ? this.text(value) : value
  }
}

function isSecret(name: string, value: unknown, within: string): boolean {
  if (value === null || value === '' || typeof value === 'boolean' || typeof value === 'object') return false
  if (value === undefined) return false
  if (/card/i.test(within) && /number|code/i.test(name)) return true
  if (/^codes?$/i.test(name)) return /gift/i.test(within) || !harmlessCode.test(String(value))
  return secretName.test(name)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Luhn, ISO/IEC 7812-1. */
function isCard(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
