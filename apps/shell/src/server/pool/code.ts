import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf, type Release } from '@galleria/delivery'

/** A release's server build, as bytes whose hash is the released one. */
export async function checkedCode({ folder, description }: Release): Promise<Buffer> {
  const code = await readFile(join(folder, description.server))
  if (integrityOf(code) !== description.integrity[description.server])
    throw new Error('its server build is not the one that was released')
  return code
}
