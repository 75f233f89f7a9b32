import type { ZodMiniType } from 'zod/mini'
import type { Operation, Service } from './operation.ts'

/** Operation as the client sends it, with the shape of its answer. */
export interface CallDefinition<Output = unknown> extends Operation, CallBehavior {
  readonly service: Service
  /** Asked for at the first answer: a schema costs nothing until its call is made, nor in pages that never make it. */
  readonly output: () => ZodMiniType<Output>
}

/** Choices of a client function, beyond its operation. */
export interface CallBehavior {
  /** Safe to repeat after a lost answer. Unless told: GETs, and whatever is sent with an `idempotencyKey`. */
  readonly repeatable?: boolean
}
