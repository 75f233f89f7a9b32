import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/sdk', fqn: 'wix.identity.oauth2.v1.Oauth2Ng', entity: 'wix.identity.oauth.v1.refresh_token', apiHostOnly: true }

export const token = { service, name: 'Token', method: 'POST', path: '/oauth2/token', audience: 'UNASKED', hosted: 'spec' } as const
export const tokenInfo = { name: 'TokenInfo', method: 'POST', path: '/oauth2/token-info', hosted: 'wire' } as const
export const jwks = { name: 'Jwks', method: 'GET', path: '/oauth2/jwks', hosted: 'wire' } as const
export const userInfo = { name: 'UserInfo', method: 'GET', path: '/oauth2/user-info', hosted: 'wire' } as const
export const access = { name: 'Access', method: 'POST', path: '/oauth/access', hosted: 'wire' } as const
