import {
  DocumentVersion,
  Menu,
  type MenuItem,
  ShownMenuItem,
} from '@galleria/platform-client/entities/content'
import * as operations from '@galleria/platform-client/operations/content/menus'
import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { plainText } from '../../../base/texts/plain-text.ts'
import { transaction } from '../../../data/database.ts'
import { contentLanguage } from '../../../data/translations/dictionary.ts'
import { type App, operation } from '../../../http/route.ts'
import type { Outdated, ToldItem } from '../documents/changes.ts'
import { type DocumentKind, restoreDocument, versionsOf, writeDocument } from '../documents/history.ts'
import { findDocuments } from '../documents/store.ts'
import { LinkTo, Restored, translationsOf } from '../input.ts'

const names = ['MAIN', 'FOOTER'] as const
const Name = z.enum(names)
type Name = z.output<typeof Name>
const documentOf = (name: Name) => `menu:${name}`

const link = {
  id: z.string().min(1).max(50),
  label: plainText(80).refine((text) => text.length > 0, { error: 'must not be empty' }),
  to: LinkTo,
  translations: translationsOf(plainText(80)),
}
const Items = z
  .array(z.strictObject({ ...link, items: z.array(z.strictObject(link)).max(30) }))
  .max(30)
  .nullable()

interface Stored {
  /** Absent in a menu that nobody has saved. */
  readonly items?: MenuItem[] | null
  readonly outdated?: Outdated
}

const kindOf = (name: Name): DocumentKind => ({
  name: documentOf(name),
  itemsIn: (content) =>
    ((content as Stored).items ?? []).flatMap(({ items, ...entry }) => [
      told(entry),
      ...items.map((each) => told(each, entry.id)),
    ]),
})

/** An entry that goes below another one has changed too. */
function told(entry: Link, below?: string): ToldItem {
  const { id, label: text, translations } = entry
  return { id, text, translations, says: { ...entry, below } }
}

/** Menus of the header and the footer. */
export function menuRoutes(app: App): void {
  operation(app, operations.listMenus, { answer: z.object({ menus: z.array(Menu) }) }, async ({ db }) => {
    const documents = await findDocuments(db, names.map(documentOf))
    return {
      menus: names.map((name) =>
        viewOf(
          name,
          documents.find((each) => each.name === documentOf(name)),
        ),
      ),
    }
  })

  operation(
    app,
    operations.saveMenu,
    {
      body: z.object({ menu: z.strictObject({ name: Name, revision: Revision, items: Items }) }),
      answer: z.object({ menu: Menu }),
    },
    ({ db, clock, caller, input: { menu } }) =>
      transaction(db, async (trx) => {
        const { name, revision, items } = menu
        const written = { revision, content: { items } satisfies Stored }
        const by = { caller, now: clock.now() }
        return { menu: viewOf(name, await writeDocument(trx, kindOf(name), written, by)) }
      }),
  )

  operation(
    app,
    operations.listMenuVersions,
    { query: z.object({ name: Name }), answer: z.object({ versions: z.array(DocumentVersion) }) },
    async ({ db, input: { name } }) => ({ versions: await versionsOf(db, documentOf(name)) }),
  )

  operation(
    app,
    operations.restoreMenuVersion,
    { body: Restored.extend({ name: Name }), answer: z.object({ menu: Menu }) },
    ({ db, clock, caller, input: { name, ...version } }) =>
      transaction(db, async (trx) => {
        const by = { caller, now: clock.now() }
        return { menu: viewOf(name, await restoreDocument(trx, kindOf(name), version, by)) }
      }),
  )

  operation(
    app,
    operations.listShownMenus,
    {
      answer: z.object({
        main: z.array(ShownMenuItem).nullish(),
        footer: z.array(ShownMenuItem).nullish(),
      }),
      publicRead: true,
    },
    async ({ db, config, request }) => {
      const documents = await findDocuments(db, names.map(documentOf))
      const language = contentLanguage(config, request.headers.get('x-wix-linguist'))
      const shown = (name: Name) => {
        const found = documents.find((each) => each.name === documentOf(name))
        const { items } = (found?.content ?? {}) as Stored
        return (
          items?.map((item) => ({
            ...inLanguage(item, language),
            items: item.items.map((each) => inLanguage(each, language)),
          })) ?? null
        )
      }
      return { main: shown('MAIN'), footer: shown('FOOTER') }
    },
  )
}

type Link = Omit<MenuItem, 'items'>

function inLanguage({ id, label, to, translations }: Link, language: string | undefined) {
  const translated = language && translations[language]
  return { id, label: translated || label, to, ...(language && !translated && { untranslated: ['label'] }) }
}

function viewOf(
  name: string,
  document: { readonly revision: number; readonly content: unknown; readonly updatedAt: Date } | undefined,
) {
  const { items = null, outdated = {} } = (document?.content ?? {}) as Stored
  return {
    ...{ name, items, outdated },
    revision: String(document?.revision ?? 0),
    updatedDate: document?.updatedAt.toISOString() ?? null,
  }
}
