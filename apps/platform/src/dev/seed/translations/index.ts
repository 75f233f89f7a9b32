import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import { type Entity, entitiesOf, type Rows } from './entities.ts'
import es from './es.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import { type Phrasebook, translationOf } from './phrases.ts'

export const phrasebooks: Readonly<Record<string, Phrasebook>> = { ar, de, es, ja }

/** Content of the seed in English, and in each language that has a phrasebook. */
export function translationRows(rows: Rows, now: Date): Inserted<'translations'>[] {
  const entities = entitiesOf(rows)
  return [
    ...entities.map((each) => row(each, 'en', each.fields, now)),
    ...Object.entries(phrasebooks).flatMap(([locale, phrases]) =>
      entities.map((each) => row(each, locale, inLanguage(each, phrases), now)),
    ),
  ]
}

/** English texts of the seed for which a phrasebook has no words. */
export function missingPhrases(rows: Rows, phrases: Phrasebook): string[] {
  const texts = entitiesOf(rows).flatMap(({ fields }) => Object.values(fields))
  return [...new Set(texts)].filter((text) => translationOf(text, phrases) === undefined)
}

function inLanguage({ fields }: Entity, phrases: Phrasebook): Readonly<Record<string, string>> {
  const texts = Object.entries(fields).map(([field, text]) => [field, translationOf(text, phrases)])
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

function row({ schemaId, entityId }: Entity, locale: string, fields: Entity['fields'], now: Date) {
  return {
    id: idOf('translation', `${schemaId}/${entityId}/${locale}`),
    ...{ schemaId, entityId, locale, fields, createdAt: now, updatedAt: now },
  }
}
