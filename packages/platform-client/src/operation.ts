/** Service of a call: its `x-wix-bi-gateway` header and where it is served (wire §1.1, §1.3). */
export interface Service {
  /** `package-name`. */
  readonly package: string
  /** `method-fqn` without the call. */
  readonly fqn: string
  readonly entity: string
  /** Only the API host serves it: tokens, authentication, redirect sessions (wire §1.1). */
  readonly apiHostOnly?: true
}

/** Callers who may make a call, by a word; the platform has each word's meaning (`http/permissions/audiences.ts`). */
export type Audience =
  | 'UNASKED'
  | 'ANYBODY'
  | 'EVERYONE'
  | 'SHOPPERS'
  | 'SHOPPERS_AND_PROGRAMS'
  | 'MEMBERS'
  | 'MEMBERS_AND_STAFF'
  | 'PROGRAMS'
  | 'STAFF'
  | 'OWNER'
  | 'OWNERS_PROGRAMS'

/** Resource that belongs to one shopper: to others a call that names it answers as for one that is not there. */
export type OwnedResource =
  | 'cart'
  | 'checkout'
  | 'order'
  | 'subscription'
  | 'back-in-stock request'
  | 'review'
  | 'wishlist'
  | 'transaction'
  | 'factor'
  | 'session'
  | 'profile'
  | 'about'

/** Call of the API: its client function, route, permission and documents follow from it. */
export interface Operation {
  /** Left out where this package has no function for the call. */
  readonly service?: Service
  /** Last word of the wire's method-fqn, e.g. `GetCurrentCart`. */
  readonly name: string
  /** Name at the embedded platform, where another call has `name`. */
  readonly alias?: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Public path with `{placeholders}` taken, URL-encoded, from the input (wire §1.4). */
  readonly path: string
  /** Path of the specification, where it is not the public one without its service's prefix (`./paths`). */
  readonly bare?: string
  /** GETs marked `.r` in the wire reference send nested payloads as one base64url parameter (wire §1.5). */
  readonly complexQuery?: boolean
  /** Set for a GET that falls back to POST on the same path if its query string is too long (wire §1.5). */
  readonly fallback?: boolean
  /** Left out where the embedded platform does not answer the call. */
  readonly audience?: Audience | `${Audience}: own ${OwnedResource}`
  /** Source of the hosted platform's call: specification §7, or the wire reference alone. Left out for the embedded platform's own. */
  readonly hosted?: 'spec' | 'wire'
}
