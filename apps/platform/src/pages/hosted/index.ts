import type { Area } from '../../http/area.ts'
import { accountPages } from './account/routes.ts'
import { hostedFiles } from './files.ts'
import { hostedData } from './personal-data.ts'
import { pushPage } from './push.ts'
import { recoverPage } from './recover.ts'
import { secondStepPages } from './second-step/routes.ts'
import { securityPages } from './security/routes.ts'
import { authorizeEndpoint } from './sign-in/authorize.ts'
import { consentRoutes } from './sign-in/consent.ts'
import { forgotPage } from './sign-in/forgot.ts'
import { signInPages } from './sign-in/routes.ts'
import { signOutPage } from './sign-out.ts'

/** Pages the platform shows itself, in the look of the store. */
export const hosted: Area = {
  personalData: hostedData,
  routes(app) {
    hostedFiles(app)
    authorizeEndpoint(app)
    signInPages(app)
    forgotPage(app)
    consentRoutes(app)
    secondStepPages(app)
    signOutPage(app)
    recoverPage(app)
    accountPages(app)
    securityPages(app)
    pushPage(app)
  },
}
