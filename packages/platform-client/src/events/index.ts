/** Every event that can be subscribed to, and webhooks read (spec §7, wire §2.10 and §2.11). For servers. */
export type { EventDefinition, EventKind } from './definition.ts'
export * from './definitions/index.ts'
export type { EventIdentity } from './envelope.ts'
export { type AccountInfo, type EventMetadata, type EventOf, isEvent, type PlatformEvent } from './event.ts'
export { parseWebhook, type WebhookOptions } from './parse-webhook.ts'
export type { PublicKey } from './public-key.ts'
export type { VerifyOptions } from './verify.ts'
export { isWebhookError, WebhookError, type WebhookProblem } from './webhook-error.ts'
