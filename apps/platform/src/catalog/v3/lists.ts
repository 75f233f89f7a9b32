import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { MemoryField } from '../../query-language/predicate.ts'
import { choiceId, optionId } from '../ids.ts'
import type { ProductIndex } from '../search/product-index.ts'
import { CHOICES } from '../search/terms.ts'

/** An entity of catalogue V3 that products share, as answered (wire §4.10). */
export interface Shared {
  readonly id: string
  readonly revision: string
  readonly createdDate: string
  readonly updatedDate: string
}

export type Named = Awaited<ReturnType<typeof readNamed>>[number]
export type InfoSection = Awaited<ReturnType<typeof readInfoSections>>[number]
export type Customization = Awaited<ReturnType<typeof readCustomizations>>[number]

type Field<Row> = MemoryField<Row>
const when = (date: string) => Date.parse(date)

/** What every list of these is filtered and sorted by, and texts of their own (wire §1.9). */
export function sharedFields<Row extends Shared>(
  ...texts: readonly (keyof Row & string)[]
): Readonly<Record<string, Field<Row>>> {
  const named = texts.map((name): [string, Field<Row>] => [
    name,
    { kind: 'text', read: (row) => String(row[name]), sortable: true },
  ])
  return {
    id: { kind: 'id', read: ({ id }) => id },
    createdDate: { kind: 'date', read: ({ createdDate }) => when(createdDate), sortable: true },
    updatedDate: { kind: 'date', read: ({ updatedDate }) => when(updatedDate), sortable: true },
    ...Object.fromEntries(named),
  }
}

/** Brands or ribbons, with how many visible products have each. */
export async function readNamed(db: Db, table: 'brands' | 'ribbons') {
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .select(
      sql<number>`(select count(*) from products where visible and ${sql.ref(
        table === 'brands' ? 'products.brand_id' : 'products.ribbon_id',
      )} = ${sql.ref(`${table}.id`)})`.as('assigned'),
    )
    .execute()
  return rows.map(({ id, name, revision, createdAt, updatedAt, assigned }) => ({
    id,
    revision: String(revision),
    createdDate: createdAt.toISOString(),
    updatedDate: updatedAt.toISOString(),
    name,
    ...(table === 'brands'
      ? { assignedProductsCount: Number(assigned) }
      : { assignedProductCount: Number(assigned) }),
  }))
}

/** Sections of the same title and text are one, whatever products have it. */
export async function readInfoSections(db: Db) {
  const { rows } = await sql<{ title: string; text: string; assigned: string; since: Date; changed: Date }>`
    select section ->> 'title' as title, section ->> 'description' as text, count(*) as assigned,
      min(products.created_at) as since, max(products.updated_at) as changed
    from products, jsonb_array_elements(products.info_sections) as section
    where products.visible group by 1, 2`.execute(db)
  return rows.map(({ title, text, assigned, since, changed }) => {
    const id = idOf(`info section ${title}\0${text}`)
    return {
      id,
      revision: '1',
      createdDate: since.toISOString(),
      updatedDate: changed.toISOString(),
      uniqueName: `${title.toLowerCase().replace(/\W+/g, '-')}-${id.slice(0, 8)}`,
      title,
      plainDescription: text,
      assignedProductsCount: Number(assigned),
    }
  })
}

/** Options as product options, texts to be written as modifiers. */
export async function readCustomizations(db: Db, index: ProductIndex) {
  const [texts, since] = await Promise.all([readTexts(db), readSince(db)])
  const options = Map.groupBy(
    choicesOnShow(index).map((text) => text.split('\0')),
    ([option = '']) => option,
  )
  const dates = { revision: '1', createdDate: since, updatedDate: since }
  return [
    ...[...options].map(([name, choices]) => {
      const isColor = choices.some(([, , color]) => color)
      return {
        id: optionId(name),
        ...dates,
        key: name,
        name,
        customizationType: 'PRODUCT_OPTION',
        customizationRenderType: isColor ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
        choicesSettings: {
          choices: choices.map(([, choice = '', color]) => ({
            id: choiceId(name, choice),
            choiceType: isColor ? 'ONE_COLOR' : 'CHOICE_TEXT',
            key: choice,
            name: choice,
            ...(color && { colorCode: color }),
          })),
        },
      }
    }),
    ...texts.map(({ title, most, assigned }) => ({
      id: idOf(`modifier ${title}`),
      ...dates,
      key: title,
      name: title,
      customizationType: 'MODIFIER',
      customizationRenderType: 'FREE_TEXT',
      freeTextInput: { minCharCount: 0, maxCharCount: most, title, key: title },
      assignedProductsCount: Number(assigned),
    })),
  ]
}

/** The index remembers the choices of hidden products too. */
function choicesOnShow(index: ProductIndex): readonly string[] {
  return index.remember('choices on show', () => {
    const column = index.terms.column(CHOICES)
    const { counts } = column.count(index.all().filter((slot) => index.isVisible(slot)))
    return column.texts.filter((_, number) => counts[number])
  })
}

async function readTexts(db: Db) {
  const { rows } = await sql<{ title: string; most: number; assigned: string }>`
    select field ->> 'title' as title, max((field ->> 'maxLength')::int) as most, count(*) as assigned
    from products, jsonb_array_elements(products.custom_text_fields) as field
    where products.visible group by 1`.execute(db)
  return rows
}

async function readSince(db: Db): Promise<string> {
  const first = await db
    .selectFrom('products')
    .select('createdAt')
    .where('visible', '=', true)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return (first?.createdAt ?? new Date(0)).toISOString()
}

function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
