import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DeliveryFault } from '../fault.ts'

const patience = 15_000

/** One writer at a time over a folder shared by processes; a lock whose holder died is taken over. */
export async function withLock<Result>(store: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(store, { recursive: true })
  const path = join(store, 'registry.lock')
  const deadline = Date.now() + patience
  const token = `${hostname()} ${process.pid} ${crypto.randomUUID()}`
  while (!(await take(path, token))) {
    if (await isOrphan(path)) await rm(path, { force: true })
    else if (Date.now() > deadline) {
      throw new DeliveryFault(
        `Another release has held ${path} for ${patience / 1000} s. Try again, or delete it.`,
      )
    } else await sleep(10 + Math.random() * 30)
  }
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string, token: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx')
    await file.writeFile(token)
    await file.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Only a holder of this machine can be asked whether it lives. */
async function isOrphan(path: string): Promise<boolean> {
  const [host, pid] = (await readFile(path, 'utf8').catch(() => '')).split(' ')
  if (host !== hostname() || !pid) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
