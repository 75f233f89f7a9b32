import type { Service } from '../../operation.ts'

const service: Service = { package: '@wix/auto_sdk_redirects_redirects', fqn: 'wix.headless.v1.RedirectSessionService', entity: 'wix.headless.v1.redirect_session', apiHostOnly: true }

export const createRedirectSession = { service, name: 'CreateRedirectSession', method: 'POST', path: '/_api/redirects-api/v1/redirect-session', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
