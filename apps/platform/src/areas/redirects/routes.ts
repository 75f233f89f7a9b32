import { RedirectSession } from '@galleria/platform-client/entities/redirects'
import * as operations from '@galleria/platform-client/operations/identity/redirect-session'
import { z } from 'zod'
import { type App, operation } from '../../http/route.ts'
import { checkCallbacks } from './check.ts'
import { chosen, RedirectSessionRequest } from './request.ts'
import { createRedirectSession } from './sessions.ts'
import { baseFor, targetOf } from './targets.ts'
import { redirectSessionView } from './view.ts'

/** Makes a redirect session (wire §2.3). */
export function redirectRoutes(app: App): void {
  operation(
    app,
    operations.createRedirectSession,
    {
      body: RedirectSessionRequest,
      answer: z.object({ redirectSession: RedirectSession }),
    },
    async ({ input, caller, request, ...services }) => {
      const { config } = services
      const callbacks = checkCallbacks(config, input)
      const [intent] = chosen(input)
      if (!intent) throw new Error('The schema lets no request without an intent through')
      const origin = request.headers.get('origin')
      const {
        to,
        clientId,
        details = {},
        parameter,
      } = targetOf(config, input, {
        origin,
        now: services.clock.now(),
      })
      const extra = input.preferences?.additionalQueryParameters ?? {}
      const prompt = input.preferences?.prompt
      const language = extra.ui_locales ?? request.headers.get('x-wix-linguist')
      const url = new URL(to, baseFor(config, origin))
      for (const [name, value] of Object.entries(extra)) url.searchParams.set(name, value)
      if (clientId) url.searchParams.set('client_id', clientId)
      const { id, secret } = await createRedirectSession(services, {
        intent,
        details: {
          ...(prompt ? { prompt } : {}),
          ...details,
          path: to,
          ...(language ? { language: language.slice(0, 100) } : {}),
        },
        callbacks,
        caller,
        url,
        ...(clientId ? { clientId } : {}),
      })
      if (parameter) url.searchParams.set(parameter, secret)
      const sessionToken = input.auth?.authRequest.sessionToken
      return {
        redirectSession: {
          ...redirectSessionView(id, url),
          // The address holds one word for everything else, so that it is short already (wire §2.3).
          shortUrl: url.toString(),
          ...(sessionToken ? { sessionToken } : {}),
        },
      }
    },
  )
}
