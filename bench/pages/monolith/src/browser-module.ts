import type { Release } from '@galleria/delivery'
import type { BrowserModule } from '../../../../apps/shell/src/common/boot.ts'
import type { AddressOf } from '../../../../apps/shell/src/server/modules/browser-module.ts'

/** As little as the client needs to know which module answers. */
export function browserModule({ name, description }: Release): BrowserModule {
  return { name, version: '', base: '', entry: '', prefixes: description.prefixes, files: [] }
}

/** No release has files of its own. */
export const createAddresses = (): AddressOf => () => ''
export const integrityOf = (): string => ''
export const wordsOf = (): readonly string[] => []
