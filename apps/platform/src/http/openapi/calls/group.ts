type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Name, method and public path of one call; `spec`: of specification §7, `beyond`: of the wire reference alone. */
export type ReferenceCall = readonly [name: string, method: Method, path: string, source: 'spec' | 'beyond']

/** The calls of one service, in the order of the reference. */
export interface CallGroup {
  readonly service: string
  readonly calls: readonly ReferenceCall[]
}
