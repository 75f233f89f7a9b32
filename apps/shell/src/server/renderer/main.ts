import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { systemClock } from '@galleria/delivery'
import { socketChannel } from '../wire/index.ts'
import { createAttribution } from './attribution.ts'
import { lock } from './lock.ts'
import { serveRenderer } from './renderer.ts'
import { sharedSingletons } from './shared-singletons.ts'

/** Descriptors that the front process hands down: the connection to it, and the file of the attribution. */
const CONNECTION = 3
const ATTRIBUTION = 4

const socket = new Socket({ fd: CONNECTION, readable: true, writable: true })
const channel = socketChannel(socket)
const { exit } = process
socket.once('close', () => exit(0))

/** Most notices in a second; a loop of them must not reach the front process. */
const MOST_NOTICES = 20
let second = 0
let sent = 0
function maySend(): boolean {
  const now = Math.floor(performance.now() / 1000)
  sent = now === second ? sent + 1 : 1
  second = now
  return sent <= MOST_NOTICES
}

function notify(kind: 'stray' | 'denied', error: unknown): void {
  if (!maySend()) return
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  channel.send({ kind, message: message.slice(0, 2000), stack: stack.slice(0, 20_000) })
}
process.on('uncaughtException', (error) => notify('stray', error))
process.on('unhandledRejection', (error) => notify('stray', error))
const denied = (what: string) => notify('denied', new Error(what))

serveRenderer(channel, {
  clock: systemClock,
  denied,
  attribution: createAttribution((name) => writeSync(ATTRIBUTION, name, 0, name.length, 0)),
  lock: () =>
    lock({
      shared: sharedSingletons,
      denied,
      log: (text) => maySend() && channel.send({ kind: 'problem', message: `A module wrote: ${text}` }),
    }),
})
