let known: Promise<ReadonlySet<string>> | undefined

/** Among those that everybody tries first (OWASP ASVS 6.2.4): some 49,000, of which 18,000 are long enough for us. */
export async function isCommon(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(Array.from(dictionary['passwords-common'])),
  )
  return (await known).has(password.toLowerCase())
}
