import * as operations from '@galleria/platform-client/operations/marketing/letters'
import { z } from 'zod'
import {
  claimLetterKey,
  deliver,
  findLetterDesign,
  findLetterTexts,
  type LetterTexts,
  type LetterTextsRow,
  listLetterTexts,
  lockLetterDesign,
  lockLetterTexts,
  noDesign,
  noTexts,
  updateLetterDesign,
  updateLetterTexts,
} from '../../areas/mailbox/index.ts'
import { findStaff } from '../../areas/members/index.ts'
import type { Caller } from '../../base/caller-type.ts'
import { applicationError } from '../../base/errors.ts'
import { checkRevision, Revision } from '../../base/input/revision.ts'
import { type Db, transaction } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { chooseLanguage } from '../../domain/messages/languages.ts'
import { type App, operation } from '../../http/route.ts'
import { schemes } from './letter-answer.ts'
import { defaultsOf, grouped, placeholderExamples, writtenSample } from './letter-view.ts'
import { previewLink } from './preview-page.ts'
import type { ShopLetterKind } from './samples/index.ts'
import { Design, Draft, designOf, Kind, Language, refuseUnknownPlaceholders, Saved } from './texts-input.ts'

const text = z.string().nullable()
const TextsAnswer = z.object({ subject: text, heading: text, intro: text, closing: text, button: text })
const LetterAnswer = z.object({
  kind: z.string(),
  language: z.string(),
  revision: z.string(),
  texts: TextsAnswer,
  defaults: TextsAnswer,
  placeholders: z.array(z.object({ name: z.string(), example: z.string() })),
})
const DesignAnswer = z.object({ revision: z.string(), senderName: text, color: text, logoUrl: text })

/** Calls about the merchant's own texts and look of letters: the platform's own. */
export function letterRoutes(app: App): void {
  operation(
    app,
    operations.listLetters,
    {
      query: z.object({ language: Language }),
      answer: z.object({
        letters: z.array(
          z.object({
            kind: z.string(),
            group: z.string(),
            subject: z.string(),
            changedLanguages: z.array(z.string()),
            updatedDate: z.iso.datetime().nullable(),
          }),
        ),
      }),
    },
    async ({ db, config, clock, input }) => {
      const rows = await listLetterTexts(db)
      const language = chooseLanguage(input.language)
      const shop = { config, now: clock.now() }
      const design = (await findLetterDesign(db)) ?? noDesign
      return {
        letters: grouped.map(({ kind, group }) => {
          const own = rows.filter((row) => row.kind === kind)
          const texts = own.find((row) => row.language === language.code) ?? noTexts
          const { subject } = writtenSample(kind, language, shop, { texts, design }).letter
          const changes = own.map(({ updatedAt }) => updatedAt.toISOString()).sort()
          const changedLanguages = own.filter(hasTexts).map((row) => row.language)
          return { kind, group, subject, changedLanguages, updatedDate: changes.at(-1) ?? null }
        }),
      }
    },
  )

  operation(
    app,
    operations.getLetter,
    {
      query: z.object({ kind: Kind, language: Language }),
      answer: z.object({ letter: LetterAnswer }),
    },
    async ({ input: { kind, language }, ...services }) => ({
      letter: viewOf(services, kind, language, await findLetterTexts(services.db, kind, language)),
    }),
  )

  operation(
    app,
    operations.updateLetter,
    {
      body: z.object({ kind: Kind, letter: Saved.extend({ revision: Revision }) }),
      answer: z.object({ letter: LetterAnswer }),
    },
    ({ input: { kind, letter }, ...services }) => {
      refuseUnknownPlaceholders(kind, letter.texts)
      const { db, clock } = services
      return transaction(db, async (trx) => {
        const row = await lockLetterTexts(trx, kind, letter.language, clock.now())
        checkRevision(row.revision, letter.revision)
        const next = { ...letter.texts, revision: row.revision + 1, updatedAt: clock.now() }
        await updateLetterTexts(trx, row, next)
        return { letter: viewOf(services, kind, letter.language, { ...row, ...next }) }
      })
    },
  )

  operation(
    app,
    operations.previewLetter,
    {
      body: z.object({
        kind: Kind,
        letter: Draft,
        design: Design.optional(),
        scheme: z.enum(schemes).optional(),
      }),
      answer: z.object({
        preview: z.object({ sender: z.string(), subject: z.string(), text: z.string(), url: z.url() }),
      }),
    },
    async ({ db, config, clock, input: { kind, letter, scheme = 'light', ...given } }) => {
      const language = chooseLanguage(letter.language)
      const texts = await draftOf(db, kind, letter)
      const design = given.design ? designOf(given.design) : await savedDesign(db)
      const written = writtenSample(kind, language, { config, now: clock.now() }, { texts, design })
      const { subject, text: plain } = written.letter
      const url = previewLink(config, clock, { kind, language, scheme, texts, design })
      return { preview: { sender: written.sender, subject, text: plain, url } }
    },
  )

  operation(
    app,
    operations.sendTestLetter,
    {
      body: z.object({ kind: Kind, letter: Draft, idempotencyKey: z.guid().optional() }),
      answer: z.object({ sentTo: z.email() }),
    },
    async ({ db, config, clock, caller, input: { kind, letter, idempotencyKey: key } }) => {
      const to = await addressOf(db, caller)
      const texts = await draftOf(db, kind, letter)
      const design = await savedDesign(db)
      const date = clock.now()
      const language = chooseLanguage(letter.language)
      const { letter: written } = writtenSample(kind, language, { config, now: date }, { texts, design })
      // Leave out the source: saved texts would be put in the place of those that are tried.
      const { source: _, ...test } = written
      await transaction(db, async (trx) => {
        if (await claimLetterKey(trx, { scope: `test ${kind} ${to}`, key, date }))
          await deliver(trx, { ...test, to, date })
      })
      return { sentTo: to }
    },
  )

  operation(
    app,
    operations.getLetterDesign,
    { answer: z.object({ design: DesignAnswer }) },
    async ({ db }) => ({ design: designView(await findLetterDesign(db)) }),
  )

  operation(
    app,
    operations.updateLetterDesign,
    {
      body: z.object({ design: Design.extend({ revision: Revision }) }),
      answer: z.object({ design: DesignAnswer }),
    },
    ({ db, clock, input: { design } }) =>
      transaction(db, async (trx) => {
        const row = await lockLetterDesign(trx, clock.now())
        checkRevision(row.revision, design.revision)
        const next = { ...designOf(design), revision: row.revision + 1, updatedAt: clock.now() }
        await updateLetterDesign(trx, next)
        return { design: designView(next) }
      }),
  )
}

type Shop = Pick<Services, 'config' | 'clock'>

function viewOf(
  { config, clock }: Shop,
  kind: ShopLetterKind,
  code: string,
  row: LetterTextsRow | undefined,
) {
  const language = chooseLanguage(code)
  const shop = { config, now: clock.now() }
  return {
    ...{ kind, language: code, revision: String(row?.revision ?? 0), texts: textsOf(row) },
    defaults: defaultsOf(kind, language, shop),
    placeholders: placeholderExamples(kind, language, shop),
  }
}

function textsOf(row: LetterTexts | undefined): LetterTexts {
  const { subject, heading, intro, closing, button } = row ?? noTexts
  return { subject, heading, intro, closing, button }
}

const hasTexts = (row: LetterTexts) => Object.values(textsOf(row)).some((each) => each !== null)

/** Texts that are tried, else the saved ones. */
async function draftOf(db: Db, kind: ShopLetterKind, { language, texts }: z.output<typeof Draft>) {
  if (!texts) return textsOf(await findLetterTexts(db, kind, language))
  refuseUnknownPlaceholders(kind, texts)
  return texts
}

async function savedDesign(db: Db) {
  const { senderName, color, logoUrl } = (await findLetterDesign(db)) ?? noDesign
  return { senderName, color, logoUrl }
}

function designView(
  row: (Awaited<ReturnType<typeof savedDesign>> & { readonly revision?: number }) | undefined,
) {
  const { senderName, color, logoUrl } = row ?? noDesign
  return { revision: String(row?.revision ?? 0), senderName, color, logoUrl }
}

/** Address of the colleague who asks. */
async function addressOf(db: Db, caller: Caller): Promise<string> {
  const staff = caller.type === 'USER' ? await findStaff(db, { id: caller.userId }) : undefined
  if (!staff) {
    throw applicationError(
      400,
      'TEST_LETTER_WITHOUT_READER',
      'A program has no mailbox. Ask with the token of a colleague.',
    )
  }
  return staff.loginEmail
}
