const BYTES = 32

/** Password of an account that nobody has chosen one for yet: 256 random bits that are told to no one. */
export const unknownPassword = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))
