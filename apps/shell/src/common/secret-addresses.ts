const secret = /^\/account\/(callback|recover)$/

/**
 * Pages whose address may hold a code, a state or a recovery token: they tell nobody where a shopper comes from, and
 * repeat the address in nothing that the server writes. `path`: without the language.
 */
export function holdsSecret(path: string): boolean {
  return secret.test(path)
}
