export { defineCall } from './call.ts'
export type { CallBehavior, CallDefinition } from './definition.ts'
export {
  type ApplicationError,
  type FieldViolation,
  isApplicationError,
  isPlatformError,
  isSystemError,
  isTransientError,
  isValidationError,
  PlatformError,
  type PlatformErrorDetails,
} from './errors.ts'
export type { Audience, Operation, OwnedResource, Service } from './operation.ts'
export { type CatalogAdapter, createPlatformClient, type PlatformClient } from './transport/client.ts'
export type { AuthHeaderOptions, CallOptions, PlatformClientOptions } from './transport/options.ts'
export * as z from './zod.ts'
