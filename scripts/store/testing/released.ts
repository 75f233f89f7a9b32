import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { modules, type StoreLayout } from '../layout.ts'
import { deploy } from '../parts.ts'

type Home = Pick<StoreLayout, 'home'>

/** Folder in which a test run keeps its releases: packing them is most of a store's start. */
const VARIABLE = 'E2E_RELEASED'

/** Releases the checkout's modules once, for every store of this run and of its workers; resolves to what removes that. */
export async function releaseOnce(): Promise<() => Promise<void>> {
  const home = await mkdtemp(join(tmpdir(), 'galleria-released-'))
  // Copies have its mode, and a database's own user must be able to walk in.
  await chmod(home, 0o755)
  await deploy({ home }, modules)
  process.env[VARIABLE] = home
  return async () => {
    delete process.env[VARIABLE]
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Module folder and keys as the run's own release left them; false where it made none. */
export async function copyReleased({ home }: Home): Promise<boolean> {
  const released = process.env[VARIABLE]
  if (released) await cp(released, home, { recursive: true })
  return Boolean(released)
}

/** The checkout's modules, live in a store of its own. Before anything else writes to that store's home. */
export async function layReleases(home: Home): Promise<void> {
  if (!(await copyReleased(home))) await deploy(home, modules)
}
