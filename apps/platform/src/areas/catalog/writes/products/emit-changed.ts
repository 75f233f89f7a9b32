import { randomUUID } from 'node:crypto'
import { productChanged, productV3Updated } from '@galleria/platform-client/events'
import { CompiledQuery } from 'kysely'
import { observed } from '../../../../base/observe.ts'
import { isSent } from '../../../../data/event-limits.ts'
import { emitFrom, identityOf } from '../../../../data/outbox.ts'
import type { Edit } from '../../edits/edit.ts'
import { type ChangedVariant, origin } from './changed-variant.ts'
import { typesOfChange } from './events.ts'
import { facts } from './facts.ts'

interface Changed {
  readonly id: string
  readonly changedFields: readonly string[]
  readonly variants: readonly ChangedVariant[]
}

const changed = `changed as (
  select c.id, c.fields, c.variants, json_array_length(c.variants) > 0 as varied, c.place
  from rows from (json_to_recordset($1::json) as (id uuid, "changedFields" json, variants json))
    with ordinality as c(id, fields, variants, place)
)`
const ofChanged = `from changed c join products p on p.id = c.id left join brands b on b.id = p.brand_id
    left join ribbons r on r.id = p.ribbon_id`
const ofProduct = `json_build_object('productId', c.id, 'changedFields', c.fields, 'originatedFromVersion', $3::text)`
const ofVariants = `json_build_object('productId', c.id, 'variants', c.variants, 'originatedFromVersion', $3::text)`

const v1 = `(($2::text[])[1], ${ofProduct}, null::bigint, null::jsonb, 1),
      (($2::text[])[2], case when c.varied then ${ofVariants} end, null, null, 2)`
const v3 = (nth: string) => `(($2::text[])[3], ${facts}, p.revision, '{}'::jsonb, ${nth})`

/** Statement that sends the events of `values`, so many of each product. */
const statement = (values: string, times: string) => `with ${changed}, wanted as (
  select ($6::text || lpad(to_hex(c.place * 4 + e.nth), 12, '0'))::uuid as id, c.id::text as entity_id, e.type, e.payload,
    e.revision, e.modified_fields, e.nth, ${times} as times
  ${ofChanged}
    cross join lateral (values ${values}) as e (type, payload, revision, modified_fields, nth)
  where e.payload is not null
), ${emitFrom({ wanted: 'wanted', identity: '$4::jsonb', date: '$5::timestamptz' })}
select id from told where $7::boolean and $3::text is not null`

const ofBoth = statement(`${v1},\n      ${v3('2 + c.varied::int')}`, '2 + c.varied::int')
const ofV1 = statement(v1, '1 + c.varied::int')
const ofV3 = statement(v3('1'), '1')

/** A site that sends events of one version only. */
function statementOf(trx: Edit['trx']): string {
  if (!isSent(trx, productChanged.type)) return ofV3
  return isSent(trx, productV3Updated.type) ? ofBoth : ofV1
}

/**
 * Tells of any number of products whose values have been written, in one statement: the same events as `productEvents`.
 * Facts of the products are stored as they are now, and the bodies are built at delivery: most are never sent.
 */
export async function emitChanged({ trx, date, context }: Edit, products: readonly Changed[]): Promise<void> {
  const caller = identityOf(context.caller)
  const identity = caller ? JSON.stringify(caller) : null
  // Ids of one batch differ in their last part alone: side by side in the index they cost a third of scattered ones.
  const ids = randomUUID().slice(0, 24)
  const seen = observed()
  const asked = [
    JSON.stringify(products),
    typesOfChange,
    origin.originatedFromVersion,
    identity,
    date,
    ids,
    seen !== undefined,
  ]
  const { rows } = await trx.executeQuery(
    CompiledQuery.raw(statementOf(trx), asked) as CompiledQuery<{ id: string }>,
  )
  seen?.eventIds.push(...rows.map(({ id }) => id))
}
