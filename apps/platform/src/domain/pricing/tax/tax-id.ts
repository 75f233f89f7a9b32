/** Brazil's tax ids: of people (CPF) and of companies (CNPJ, since July 2026 with letters). */
export function isCpf(text: string): boolean {
  const digits = text.replace(/[.\s-]/g, '')
  if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const weights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
  return checks(digits, weights.slice(1), 9) && checks(digits, weights, 10)
}

export function isCnpj(text: string): boolean {
  const id = text.replace(/[.\s/-]/g, '').toUpperCase()
  if (!/^[\dA-Z]{12}\d{2}$/.test(id) || /^(.)\1+$/.test(id)) return false
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]
  return checks(id, weights.slice(1), 12) && checks(id, weights, 13)
}

/** Modulo 11; a letter counts as its place in ASCII less that of zero. */
function checks(id: string, weights: readonly number[], at: number): boolean {
  const sum = weights.reduce((all, weight, index) => all + weight * (id.charCodeAt(index) - 48), 0)
  const rest = sum % 11
  return id.charCodeAt(at) - 48 === (rest < 2 ? 0 : 11 - rest)
}
