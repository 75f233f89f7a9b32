import * as cart from '@galleria/platform-client/entities/cart'
import * as catalog from '@galleria/platform-client/entities/catalog'
import * as catalogV3 from '@galleria/platform-client/entities/catalog-v3'
import * as checkout from '@galleria/platform-client/entities/checkout'
import * as common from '@galleria/platform-client/entities/common'
import * as identity from '@galleria/platform-client/entities/identity'
import * as loyalty from '@galleria/platform-client/entities/loyalty'
import * as members from '@galleria/platform-client/entities/members'
import * as orders from '@galleria/platform-client/entities/orders'
import * as redirects from '@galleria/platform-client/entities/redirects'
import * as shipping from '@galleria/platform-client/entities/shipping'
import * as enums from '@galleria/platform-client/enums'
import { z } from 'zod'
import type { Answer } from '../answer.ts'
import * as errors from '../errors.ts'

const rooms = {
  common,
  enums,
  cart,
  catalog,
  catalogV3,
  checkout,
  identity,
  loyalty,
  members,
  orders,
  redirects,
  shipping,
  errors,
}

/** Names of shapes in the API: the client's own; where two areas share one, the later is qualified. */
export function schemaNames(): z.core.$ZodRegistry<{ id: string }> {
  const names = z.registry<{ id: string }>()
  const taken = new Set<string>()
  for (const [room, exported] of Object.entries(rooms)) {
    for (const [name, schema] of Object.entries(exported)) {
      if (!isSchema(schema) || names.has(schema)) continue
      const id = taken.has(name) ? `${room[0]?.toUpperCase()}${room.slice(1)}${name}` : name
      taken.add(id)
      names.add(schema, { id })
    }
  }
  return names
}

function isSchema(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && '_zod' in value
}
