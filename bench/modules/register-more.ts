import { join } from 'node:path'
import { deployTogether, openDelivery } from '../../packages/delivery/src/index.ts'
import { openWorkspace } from '../../packages/delivery/src/testing/workspace.ts'

/** Releases in one revision of the registry. */
const AT_ONCE = 100

/** Releases so many small modules, each with an address of its own, through every gate. */
export async function registerMore(home: string, count: number): Promise<void> {
  const env = { GALLERIA_HOME: home, MODULE_STORE: join(home, 'modules') }
  const delivery = await openDelivery(env, { by: 'bench' })
  const workspace = await openWorkspace()
  const inputs = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const module = `extra-${index}`
      return { module, from: await workspace.build(module, 'module.exports = {}') }
    }),
  )
  for (let at = 0; at < inputs.length; at += AT_ONCE)
    await deployTogether(delivery, inputs.slice(at, at + AT_ONCE))
  await workspace.close()
}
