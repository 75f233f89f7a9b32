import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { choiceId } from '../../ids.ts'
import type { SearchedCatalog } from '../../search/engine.ts'

export interface UsedChoice {
  readonly id: string
  /** Id of the option, where it does not follow from its name. */
  readonly optionId?: string | null
  readonly option: string
  readonly choice: string
  readonly color: string | undefined
  /** Number of products that have the option. */
  readonly products: number
  readonly since: Date
  readonly changed: Date
}
export type Used = Map<string, UsedChoice[]>

interface Row extends Omit<UsedChoice, 'id' | 'color' | 'products'> {
  readonly id: string | null
  readonly color: string | null
  readonly products: string
}

/** Choices that products have, hidden ones too, by the name of the option. */
export async function usedChoices(db: Db): Promise<Used> {
  const { rows } = await sql<Row>`
    with used as (
      select products.id as product_id, products.created_at, products.updated_at,
        option ->> 'name' as name, option ->> 'id' as option_id, option ->> 'optionType' as kind, choice ->> 'description' as choice,
        choice ->> 'value' as value, choice ->> 'id' as choice_id
      from products, jsonb_array_elements(products.options) as option,
        jsonb_array_elements(option -> 'choices') as choice
    ), having_it as (select name, count(distinct product_id) as products from used group by name)
    select used.name as option, choice, max(choice_id) as id, max(option_id) as option_id, max(value) filter (where kind = 'color') as color,
      min(created_at) as since, max(updated_at) as changed, max(products) as products
    from used join having_it on having_it.name = used.name
    group by used.name, choice order by used.name, min(created_at), choice`.execute(db)
  return byOption(
    rows.map(({ id, color, products, ...row }) => ({
      ...row,
      id: id ?? choiceId(row.option, row.choice),
      color: color ?? undefined,
      products: Number(products),
    })),
  )
}

/** Choices of products on sale, as the search has them. */
export async function choicesOnShow(db: Db, catalog: SearchedCatalog): Promise<Used> {
  const since = await firstCreatedAt(db)
  const { choices, products } = await catalog.choicesOnShow()
  return byOption(
    choices.map(({ option, choice, color }) => ({
      ...{ id: choiceId(option, choice), option, choice, color },
      ...{ products: products.get(option) ?? 0, since, changed: since },
    })),
  )
}

const byOption = (choices: readonly UsedChoice[]): Used => Map.groupBy(choices, ({ option }) => option)

async function firstCreatedAt(db: Db): Promise<Date> {
  const first = await db
    .selectFrom('products')
    .select('createdAt')
    .where('visible', '=', true)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
  return first?.createdAt ?? new Date(0)
}

/** Texts that shoppers write for products, by their titles. */
export async function usedTexts(db: Db, { hidden }: { readonly hidden: boolean }) {
  const { rows } = await sql<{ title: string; most: number; assigned: string; since: Date; changed: Date }>`
    select field ->> 'title' as title, max((field ->> 'maxLength')::int) as most, count(*) as assigned,
      min(products.created_at) as since, max(products.updated_at) as changed
    from products, jsonb_array_elements(products.custom_text_fields) as field
    where products.visible or ${hidden}::boolean group by 1`.execute(db)
  return new Map(rows.map((row) => [row.title, { ...row, assigned: Number(row.assigned) }]))
}
