/** One endpoint, a call per grant (wire §2.1). */
export const tokenEndpoint = {
  name: 'Token',
  service: {
    package: '@wix/sdk',
    fqn: 'wix.identity.oauth2.v1.Oauth2Ng',
    entity: 'wix.identity.oauth.v1.refresh_token',
    apiHostOnly: true,
  },
  method: 'POST',
  path: '/oauth2/token',
} as const
