/** A postal code as it is kept: digits of other scripts and wide letters become plain ones. */
export const plainPostalCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toUpperCase()

/** The code alone of one that begins with its country: `LT-04340`. */
export const withoutCountry = (code: string, country: string): string =>
  code.startsWith(country) ? code.slice(country.length).replace(/^[\s-]/, '') : code
