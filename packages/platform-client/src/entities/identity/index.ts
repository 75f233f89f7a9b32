/** Identity and how it is verified (spec §3, wire §4.7 and §4.8). */
export { CustomValue } from './custom-value.ts'
export { Identity } from './identity.ts'
export { IdentityProfile } from './identity-profile.ts'
export { JsonWebKeySet, TokenInfo, UserInfo } from './open-id.ts'
export { StateMachine } from './state-machine.ts'
export { SessionTokens, TokenResponse } from './tokens.ts'
