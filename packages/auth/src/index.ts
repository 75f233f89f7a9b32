export type { Channel, ChannelMessage } from './channel.ts'
export type { Clock } from './clock.ts'
export { AuthError, type AuthErrorMessage, isAuthError } from './errors.ts'
export type { Locks } from './lock.ts'
export type { LoginErrorCode, LoginState } from './login.ts'
export {
  type Credentials,
  createSession,
  type Registration,
  type Session,
  type SessionOptions,
} from './session.ts'
export { getSession } from './shared-session.ts'
export type { StorageArea } from './storage.ts'
export type { Role, Tokens } from './token-set.ts'
