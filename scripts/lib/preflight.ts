import { mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { isServiceLink } from '../../packages/environment/src/index.ts'
import { Fault } from './fault.ts'
import { portOwner } from './port-owner.ts'

const NEEDED_MB = 300

/** Refuses early, with what to do, rather than half-way. `place` is made when it is not there. */
export function checkDisk(place: string, freeMb = freeMegabytes): void {
  try {
    mkdirSync(place, { recursive: true })
  } catch (error) {
    throw new Fault(
      'FOLDER_NOT_WRITABLE',
      `Couldn't write to ${place}: ${(error as Error).message}`,
      'Free some space or fix the permissions, then start again.',
    )
  }
  const free = freeMb(place)
  if (free < NEEDED_MB) {
    throw new Fault(
      'DISK_FULL',
      `The disk is nearly full: ${free} MB free at ${place}.`,
      `Free at least ${NEEDED_MB} MB, then start again.`,
    )
  }
}

function freeMegabytes(place: string): number {
  const { bavail, bsize } = statfsSync(place)
  return Math.floor((bavail * bsize) / 1e6)
}

/** Ports are tried as the server will bind them. */
export async function checkPort(
  port: number,
  what: string,
  variable: string,
  command = 'npm start',
): Promise<void> {
  const taken = await new Promise<boolean>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(false)))
  })
  if (taken) {
    const owner = portOwner(port)
    throw new Fault(
      'PORT_TAKEN',
      `Port ${port} for the ${what} is already in use${owner ? ` by process ${owner}` : ''}.`,
      `Stop ${owner ? 'that process' : 'the program that uses it'} (maybe another store), or choose another port: ${variable}=${port + 10} ${command}`,
    )
  }
}

/** A whole number between 1 and 65535 from the environment, or the usual one. */
export function portFrom(variable: string, usual: number): number {
  const text = process.env[variable]
  if (text === undefined || text === '' || isServiceLink(variable, text)) return usual
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Fault(
      'PORT_MALFORMED',
      `${variable} is ${JSON.stringify(text)}.`,
      'Set a port number from 1 to 65535.',
    )
  }
  return port
}
