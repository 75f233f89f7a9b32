export type { Channel, ChannelMessage } from './channel.ts'
export type { Clock } from './clock.ts'
export { type AuthError, type AuthErrorMessage, isAuthError } from './errors.ts'
export type { StorageArea } from './known.ts'
export type { Locks } from './lock.ts'
export type { FactorType, LoginErrorCode, LoginState, MfaChallenge, MfaState } from './login.ts'
export {
  type Credentials,
  createSession,
  type FactorAnswer,
  type Registration,
  type Session,
  type SessionOptions,
} from './session.ts'
export { getSession } from './shared-session.ts'
export type { Role, Tokens } from './token-set.ts'
