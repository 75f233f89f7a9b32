import type { Context } from 'hono'
import { letterKinds } from '../../../areas/mailbox/index.ts'
import { applicationError } from '../../../base/errors.ts'
import { chooseLanguage } from '../../../domain/messages/languages.ts'
import type { App, Env } from '../../../http/route.ts'
import { letterAnswer, schemes } from '../../../pages/letters/index.ts'
import { count } from '../pages/format.ts'
import type { Part } from '../part.ts'
import { letterPage, listPage } from './page.ts'
import { sizes } from './preview.ts'
import { samples } from './samples.ts'

/** Every letter that the platform can send, to be looked at without sending one. */
export const letters: Part = {
  path: '/_dev/letters',
  name: 'Letters',
  group: 'Messages',
  about: 'Every letter with invented content, in every language, light and dark, on phone and desktop.',
  key: 'l',
  routes,
  state: () => count(letterKinds.length, 'kind'),
}

function routes(app: App): void {
  app.get('/_dev/letters', (c) =>
    listPage(c, {
      language: chooseLanguage(c.req.query('language')),
      scheme: schemes.find((each) => each === c.req.query('scheme')) ?? 'light',
      size: sizes.find((each) => each === c.req.query('size')) ?? 'phone',
    }),
  )

  app.get('/_dev/letters/:kind', (c) => letterPage(c, kindOf(c), seenBy(c)))

  app.get('/_dev/letters/:kind/html', (c) => {
    const made = samples[kindOf(c)].letters({
      ...seenBy(c),
      language: chooseLanguage(c.req.query('language')),
    })
    const letter = made[Number(c.req.query('wording') ?? 0)] ?? made[0]
    return letterAnswer(c, letter.html, {
      scheme: schemes.find((each) => each === c.req.query('scheme')),
      frames: ["'self'"],
    })
  })
}

function kindOf(c: Context<Env>) {
  const kind = letterKinds.find((each) => each === c.req.param('kind'))
  if (!kind) throw applicationError(404, 'NOT_FOUND', 'Letter not found')
  return kind
}

function seenBy(c: Context<Env>) {
  const { config, clock } = c.var.services
  return { shop: config, now: clock.now() }
}
