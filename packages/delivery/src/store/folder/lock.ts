import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryFault } from '../../base/fault.ts'

const patience = 15_000

/** Lock for one writer at a time over a folder shared by processes; a lock whose holder died is taken over. */
export async function withLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(root, { recursive: true })
  const path = join(root, 'registry.lock')
  const deadline = Date.now() + patience
  const mine = `${path}.${process.pid}.${crypto.randomUUID()}`
  await writeFile(mine, `${hostname()} ${process.pid} ${mine}`)
  try {
    while (!(await isFirst(() => link(mine, path)))) {
      const holder = await readFile(path, 'utf8').catch(() => '')
      if (isDead(holder)) await takeAway(path, holder)
      else if (Date.now() > deadline) {
        throw new DeliveryFault(
          'STORE_LOCKED',
          `Another release has held the lock ${path} for ${patience / 1000} seconds. Try again. If no release is running, delete the file.`,
        )
      } else await sleep(5 + Math.random() * 20)
    }
    try {
      return await work()
    } finally {
      await rm(path, { force: true })
    }
  } finally {
    await rm(mine, { force: true })
  }
}

/** Whether the holder's process is dead; known for a holder on this machine alone. */
function isDead(holder: string): boolean {
  const [host, pid] = holder.split(' ')
  if (host !== hostname() || !pid) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Someone else may have taken it away and the lock with it by now: then theirs is put back. */
async function takeAway(path: string, holder: string): Promise<void> {
  const aside = `${path}.${process.pid}.${crypto.randomUUID()}`
  await rename(path, aside).catch(() => undefined)
  if ((await readFile(aside, 'utf8').catch(() => holder)) !== holder) await isFirst(() => link(aside, path))
  await rm(aside, { force: true })
}

async function isFirst(create: () => Promise<void>): Promise<boolean> {
  try {
    await create()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
