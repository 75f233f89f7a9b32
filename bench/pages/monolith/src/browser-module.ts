import type { Release } from '@galleria/delivery'
import type { BrowserModule } from '../../../../apps/shell/src/common/boot.ts'

/** As little as the client needs to know which module answers. */
export function browserModule({ name, description }: Release): BrowserModule {
  return { name, version: '', base: '', entry: '', prefixes: description.prefixes, files: [] }
}
