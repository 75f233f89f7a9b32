import { fork } from 'node:child_process'
import type { HostProgram } from './host-program.ts'

/** The process that holds a worker's store. */
export interface Host {
  call<Answer = void>(name: string, input?: object): Promise<Answer>
  stop(): Promise<void>
}

interface Waiting {
  resolve(value: never): void
  reject(error: Error): void
}

export function startHost({ path, folder }: HostProgram): Host {
  const child = fork(path, {
    cwd: folder,
    // Variables of the test run itself are not for the store, which refuses unknown names.
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '', GALLERIA_ROOT: undefined },
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  const waiting = new Map<number, Waiting>()
  let count = 0
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4000)
    if (process.env.E2E_LOG) process.stderr.write(chunk)
  })
  const exited = new Promise<void>((done) => {
    child.once('exit', (code) => {
      for (const { reject } of waiting.values())
        reject(new Error(`The store ended with code ${code}.\n${said}`))
      waiting.clear()
      done()
    })
  })
  child.on('message', ({ id, value, error }: { id: number; value: never; error?: string }) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) call?.resolve(value)
    else call?.reject(new Error(error))
  })
  return {
    call(name, input = {}) {
      const id = ++count
      return new Promise((resolve, reject) => {
        if (!child.connected) return reject(new Error(`The store has ended.\n${said}`))
        waiting.set(id, { resolve, reject })
        child.send({ id, call: name, input })
      })
    },
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}
