import { html } from 'hono/html'
import type { PlatformConfig } from '../config.ts'
import { findRecovery, recover } from '../identity/recovery.ts'
import type { App } from '../route.ts'
import { readForm } from './form.ts'
import { passwordField } from './forms.ts'
import { errorPage, page } from './page.ts'
import { told } from './told.ts'

/** Where the recovery mail leads: choose a new password, then go on to the page of the store that asked. */
export function recoverPage(app: App): void {
  app.get('/_hosted/recover', async (c) => {
    const { services } = c.var
    const token = c.req.query('recoveryToken') ?? ''
    const found = await findRecovery(services, token)
    return found ? show(services.config, token) : expired(services.config)
  })

  app.post('/_hosted/recover', async (c) => {
    const { services } = c.var
    const form = await readForm(c.req.raw, services.config)
    const token = form.get('recoveryToken') ?? ''
    const found = await findRecovery(services, token)
    if (!found) return expired(services.config)
    try {
      await recover(services, token, form.get('password') ?? '', null)
    } catch (error) {
      return show(services.config, token, told(error))
    }
    const next = found.returnUrl ?? `${services.config.storeUrl}/account/sign-in`
    return page(services.config, {
      title: 'Your password is changed',
      body: html`<section class="card">
        <h1>Your password is changed</h1>
        <p class="lead">Everywhere you were signed in, you are signed out now.</p>
        <a class="button" href="${next}">Continue</a>
      </section>`,
    })
  })
}

function show(config: PlatformConfig, token: string, error?: string): Promise<Response> {
  return page(config, {
    title: 'Choose a new password',
    status: error ? 422 : 200,
    body: html`<section class="card">
      <h1>Choose a new password</h1>
      <p class="lead">After this you sign in with it everywhere.</p>
      ${error ? html`<p class="error" role="alert" id="error">${error}</p>` : ''}
      <form method="post" action="/_hosted/recover">
        <input type="hidden" name="recoveryToken" value="${token}" />
        ${passwordField('new-password')}<button>Change password</button>
      </form>
    </section>`,
  })
}

function expired(config: PlatformConfig): Promise<Response> {
  return errorPage(
    config,
    'This link has expired',
    'It was used already, or it is older than an hour. Ask for a new one.',
  )
}
