import type { ZodMiniType } from 'zod/mini'

/** One operation of the platform's API. The path is the public (hosted) one; see `./paths` for the bare style. */
export interface CallDefinition<Output = unknown> {
  /** Last word of the wire's method-fqn, e.g. `GetCurrentCart`. */
  readonly name: string
  /** `package-name`, `method-fqn` without the call, and `entity` of `x-wix-bi-gateway` (wire §1.3, §3). */
  readonly service: Service
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Public path with `{placeholders}` taken, URL-encoded, from the input (wire §1.4). */
  readonly path: string
  /** Asked for at the first answer: a schema costs nothing until its call is made, nor in pages that never make it. */
  readonly output: () => ZodMiniType<Output>
  /** GETs marked `.r` in the wire reference send nested payloads as one base64url parameter (wire §1.5). */
  readonly complexQuery?: boolean
  /** Set for a GET that falls back to POST on the same path if its query string is too long (wire §1.5). */
  readonly fallback?: boolean
  /** Safe to repeat after a lost answer. Unless told: GETs, and whatever is sent with an `idempotencyKey`. */
  readonly repeatable?: boolean
}

/** Service of a call: its `x-wix-bi-gateway` header and where it is served (wire §1.1, §1.3). */
export interface Service {
  readonly package: string
  readonly fqn: string
  readonly entity: string
  /** Only the API host serves it: tokens, authentication, redirect sessions (wire §1.1). */
  readonly apiHostOnly?: true
}
