export { defineCall } from './call.ts'
export {
  type AuthHeaderOptions,
  type CallOptions,
  createPlatformClient,
  type PlatformClient,
  type PlatformClientOptions,
} from './client.ts'
export type { CallDefinition, Service } from './definition.ts'
export {
  type ApplicationError,
  type FieldViolation,
  isPlatformError,
  isTransientError,
  PlatformError,
  type PlatformErrorDetails,
} from './errors.ts'
export * as z from './zod.ts'
