import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { systemClock } from '@galleria/delivery'
import { socketChannel } from '../wire/index.ts'
import { lock } from './lock.ts'
import { createMarks } from './marks.ts'
import { serveRenderer } from './renderer.ts'
import { sharedSingletons } from './shared-singletons.ts'

/** Descriptors that the front process hands down: the line to it, and the file of marks. */
const LINE = 3
const MARKS = 4

const socket = new Socket({ fd: LINE, readable: true, writable: true })
const channel = socketChannel(socket)
const { exit } = process
socket.once('close', () => exit(0))

/** Most things told in a second; a loop of them must not reach the front process. */
const MOST_TOLD = 20
let second = 0
let told = 0
function mayTell(): boolean {
  const now = Math.floor(performance.now() / 1000)
  told = now === second ? told + 1 : 1
  second = now
  return told <= MOST_TOLD
}

function tell(kind: 'stray' | 'denied', error: unknown): void {
  if (!mayTell()) return
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  channel.send({ kind, message: message.slice(0, 2000), stack: stack.slice(0, 20_000) })
}
process.on('uncaughtException', (error) => tell('stray', error))
process.on('unhandledRejection', (error) => tell('stray', error))
const denied = (what: string) => tell('denied', new Error(what))

serveRenderer(channel, {
  clock: systemClock,
  denied,
  marks: createMarks((mark) => writeSync(MARKS, mark, 0, mark.length, 0)),
  lock: () =>
    lock({
      shared: sharedSingletons,
      denied,
      log: (text) => mayTell() && channel.send({ kind: 'problem', message: `A module wrote: ${text}` }),
    }),
})
