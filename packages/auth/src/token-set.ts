/** none: nothing yet or signed out; visitor: anonymous; member: signed in (specification §4). */
export type Role = 'none' | 'visitor' | 'member'

/** Tokens as the platform issues them (spec §3 "Session tokens"). A page holds the first alone. */
export interface Tokens {
  readonly accessToken: {
    readonly value: string
    /** Seconds since the epoch. */
    readonly expiresAt: number
  }
  readonly refreshToken: { readonly value: string; readonly role: Role }
}
