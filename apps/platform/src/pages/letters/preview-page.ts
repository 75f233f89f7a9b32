import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type LetterDesign, type LetterTexts, noDesign, noTexts } from '../../areas/mailbox/index.ts'
import { after, type Clock } from '../../base/clock.ts'
import { applicationError } from '../../base/errors.ts'
import type { PlatformConfig } from '../../data/config.ts'
import { isSigned, signedLink } from '../../data/signed-link.ts'
import { chooseLanguage, type HostedLanguage } from '../../domain/messages/languages.ts'
import type { App } from '../../http/route.ts'
import { letterAnswer, type Scheme, schemes } from './letter-answer.ts'
import { writtenSample } from './letter-view.ts'
import type { ShopLetterKind, shopSamples } from './samples/index.ts'

const base = '/_hosted/letters'
const HOUR = 3600
/** Bytes of the longest texts and design in JSON. */
const LONGEST = 16_000

export interface Previewed {
  readonly kind: ShopLetterKind
  readonly language: HostedLanguage
  readonly scheme: Scheme
  readonly texts: LetterTexts
  readonly design: LetterDesign
}

/**
 * Address of a page with a letter whose texts are saved nowhere: they stand in the address, which the platform signs, so
 * nobody else can make it show words of theirs.
 */
export function previewLink(
  config: Pick<PlatformConfig, 'publicUrl' | 'secret' | 'formerSecrets'>,
  clock: Clock,
  { kind, language, scheme, texts, design }: Previewed,
): string {
  const content = deflateRawSync(JSON.stringify({ texts, design })).toString('base64url')
  return signedLink(config, `${base}/${kind}/${language.code}/${scheme}/${content}`, after(clock, HOUR))
}

/** Page for the frame of the admin. */
export function previewPage(app: App): void {
  app.get(`${base}/:kind/:language/:scheme/:content`, (c) => {
    const { config, clock } = c.var.services
    const { kind, language, scheme, content } = c.req.param()
    const given = { until: c.req.query('until'), proof: c.req.query('proof') }
    const path = `${base}/${kind}/${language}/${scheme}/${content}`
    if (!isSigned(config, path, given, clock.now())) throw notFound()
    const shown = JSON.parse(
      inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: LONGEST }).toString(),
    ) as Pick<Previewed, 'texts' | 'design'>
    const { letter } = writtenSample(
      kind as keyof typeof shopSamples,
      chooseLanguage(language),
      { config, now: clock.now() },
      { texts: { ...noTexts, ...shown.texts }, design: { ...noDesign, ...shown.design } },
    )
    return letterAnswer(c, letter.html, {
      scheme: schemes.find((each) => each === scheme),
      frames: [new URL(config.storeUrl).origin],
    })
  })
}

function notFound() {
  return applicationError(404, 'NOT_FOUND', 'Letter not found')
}
