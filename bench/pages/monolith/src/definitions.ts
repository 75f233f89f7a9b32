import type { ModuleDefinition } from '@galleria/federation'
import account from '../../../../apps/account/src/module.ts'
import cart from '../../../../apps/cart/src/module.ts'
import catalog from '../../../../apps/catalog/src/module.ts'
import loyalty from '../../../../apps/loyalty/src/module.ts'

/** The same four modules, imported instead of loaded. */
export const definitions: ReadonlyMap<string, ModuleDefinition> = new Map(
  [account, cart, catalog, loyalty].map((definition) => [definition.name, definition as ModuleDefinition]),
)
