import type { Audience, Operation, OwnedResource } from '@galleria/platform-client/operations'
import type { Caller } from '../../base/caller-type.ts'
import { audiences, type Permission } from './audiences.ts'

/** Audience of an operation, with the thing that must be the caller's own. */
export type Row = NonNullable<Operation['audience']>

/** Operation that this platform answers: its audience says for whom. */
export type Served<R extends Row = Row> = Operation & { readonly audience: R }

/** Callers whom the handler of an operation is given. */
export type CallersOf<R extends Row> = R extends `${infer A extends Audience}: own ${string}`
  ? Of<A>
  : R extends Audience
    ? Of<R>
    : never

type Of<A extends Audience> = (typeof audiences)[A] extends { readonly types: readonly (infer T)[] }
  ? Extract<Caller, { type: T }>
  : never

export function isServed(operation: Operation): operation is Served {
  return operation.audience !== undefined
}

/** Key of an operation in the lists of further rules: `GET /ecom/v1/carts/{id}`. */
export function routeOf({ method, path }: Pick<Operation, 'method' | 'path'>): string {
  return `${method} ${path}`
}

type WithAudience = Pick<Served, 'audience'>

/** Rules of the guard of a call. */
export function permissionOf(operation: WithAudience): Permission {
  return audiences[audienceOf(operation)]
}

export function audienceOf({ audience }: WithAudience): Audience {
  return audience.split(':')[0] as Audience
}

/** Resource that a call is about, where it is only for the shopper to whom it belongs. */
export function ownedResource({ audience }: WithAudience): OwnedResource | undefined {
  return audience.split(': own ')[1] as OwnedResource | undefined
}
