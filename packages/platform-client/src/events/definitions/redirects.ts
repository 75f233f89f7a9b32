import { RedirectSession } from '../../entities/redirects/redirect-session.ts'
import { created } from '../definition.ts'

/** `wix.headless.v1.redirect_session_created` (wire §2.11). */
export const redirectSessionCreated = /* @__PURE__ */ created(
  'wix.headless.v1.redirect_session',
  RedirectSession,
)
