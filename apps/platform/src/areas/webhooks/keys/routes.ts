import { createPublicKey } from 'node:crypto'
import { JsonWebKeySet } from '@galleria/platform-client/entities/identity'
import { jwks } from '@galleria/platform-client/operations/identity/tokens'
import * as operations from '@galleria/platform-client/operations/webhooks/webhooks'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import type { SigningKey } from '../../../base/signing-key.ts'
import { type App, operation, plainOperation } from '../../../http/route.ts'
import { type Keys, keysOf, OVERLAP_SECONDS, rotate } from './keys.ts'

const PublicKeys = z.object({
  publicKeys: z.array(z.object({ kid: z.string(), pem: z.string(), signing: z.boolean() })),
})

const view = ({ signing, published }: Keys) => ({
  publicKeys: published.map((key) => ({ kid: key.kid, pem: key.publicPem, signing: key === signing })),
})

/** Public half of a key, as RFC 7517 §4 writes it. */
function toJwk({ kid, privateKey }: SigningKey) {
  return { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }
}

/** The public halves, for whoever receives: everybody may know them. */
export function keyRoutes(app: App): void {
  app.get('/_webhooks/:appId/public-key.pem', async (c) => {
    const { signing } = await keysOf(
      c.var.services,
      checkedApp(c.var.services.config.apps, c.req.param('appId')),
    )
    return c.text(signing.publicPem, 200, { 'content-type': 'application/x-pem-file' })
  })

  app.get('/_webhooks/:appId/public-keys', async (c) => {
    const appId = checkedApp(c.var.services.config.apps, c.req.param('appId'))
    return c.json(view(await keysOf(c.var.services, appId)))
  })

  plainOperation(
    app,
    jwks,
    {
      answer: JsonWebKeySet,
      partly: 'It has the keys of events: no other token of this platform is signed.',
    },
    async ({ services, headers }) => {
      headers['Cache-Control'] = 'public, max-age=300'
      const all = await Promise.all(services.config.apps.map(({ id }) => keysOf(services, id)))
      const keys = new Map(all.flatMap(({ published }) => published).map((key) => [key.kid, key]))
      return { keys: [...keys.values()].map(toJwk) }
    },
  )

  operation(
    app,
    operations.rotateEventKeys,
    {
      body: z.object({
        appId: z.string().max(100),
        inSeconds: z
          .number()
          .int()
          .min(0)
          .max(30 * OVERLAP_SECONDS)
          .default(OVERLAP_SECONDS),
      }),
      answer: PublicKeys,
    },
    async ({ input, ...services }) => {
      const appId = checkedApp(services.config.apps, input.appId)
      if (services.config.webhooks.signingKeys.length > 0)
        throw applicationError(
          428,
          'KEYS_ARE_CONFIGURED',
          "The signing keys are set by WEBHOOK_SIGNING_KEYS and can't be rotated here.",
        )
      return view(await rotate(services, appId, input.inSeconds))
    },
  )
}

function checkedApp(apps: readonly { readonly id: string }[], id: string): string {
  if (!apps.some((app) => app.id === id)) throw applicationError(404, 'APP_NOT_FOUND', 'App not found.')
  return id
}
