import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/sdk', fqn: 'wix.identity.oauth2.v1.Oauth2Ng', entity: 'wix.identity.oauth.v1.refresh_token', apiHostOnly: true }

export const token = { service, name: 'Token', method: 'POST', path: '/oauth2/token', audience: 'UNASKED', hosted: 'spec' } as const
export const tokenInfo = { service, name: 'TokenInfo', method: 'POST', path: '/oauth2/token-info', audience: 'UNASKED', hosted: 'wire' } as const
export const jwks = { service, name: 'Jwks', method: 'GET', path: '/oauth2/jwks', audience: 'UNASKED', hosted: 'wire' } as const
export const userInfo = { service, name: 'UserInfo', method: 'GET', path: '/oauth2/user-info', audience: 'MEMBERS', hosted: 'wire' } as const
export const access = { name: 'Access', method: 'POST', path: '/oauth/access', hosted: 'wire' } as const
