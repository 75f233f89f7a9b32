export { type AppCredentials, appCredentials } from './app-credentials.ts'
export { createElevatedClient, type ElevatedClientOptions } from './client.ts'
export { apiKey, type Credentials, withSecondToken } from './credentials.ts'
export {
  type ExternalLoginOptions,
  type ExternalTokens,
  externalLogin,
} from './external-login.ts'
export { authorizedClientGrant, clientCredentialsGrant } from './grants.ts'
