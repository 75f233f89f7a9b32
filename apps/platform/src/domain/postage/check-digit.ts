/** Check digit of GS1 (modulo 10): digits count three times and once in turn, from the last. */
export function checkDigit(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}
