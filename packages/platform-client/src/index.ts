export { type CallDefinition, defineCall, type Service } from './call.ts'
export {
  type AuthHeaderOptions,
  type CallOptions,
  createPlatformClient,
  type PlatformClient,
  type PlatformClientOptions,
} from './client.ts'
export {
  type ApplicationError,
  type FieldViolation,
  isPlatformError,
  isTransientError,
  PlatformError,
  type PlatformErrorDetails,
} from './errors.ts'
export * as z from './zod.ts'
