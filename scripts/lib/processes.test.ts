import { expect, test } from 'vitest'
import { describeFault } from './fault.ts'
import { run, startProcess, stopEverything } from './processes.ts'

const node = (source: string) => ({ command: process.execPath, args: ['-e', source] })

test('A part is ready when it says so, and stops when told to', async () => {
  const part = await startProcess({
    name: 'Part',
    ...node("console.log('part ready here'); setInterval(() => {}, 1000)"),
    readyMark: 'part ready',
    advice: '',
  })
  expect(part.ready).toBe('here')
  await part.stop()
  await part.exited
})

test('A part that ends before it is ready tells what it said last and what to do', async () => {
  const failure = startProcess({
    name: 'Part',
    ...node("console.error('no space left')"),
    readyMark: 'x',
    advice: 'Free some.',
  })
  const told = describeFault(await failure.catch((error) => error))
  expect(told).toContain('Part stopped before it was ready.')
  expect(told).toContain('Free some.')
  expect(told).toContain('| no space left')
})

test('A command that does not exist is a result, not a crash', async () => {
  expect((await run('galleria-no-such-command', [])).code).toBe(127)
})

test('A process that is still starting is ended too', async () => {
  const slow = startProcess({
    name: 'Slow',
    ...node('setInterval(() => {}, 1000)'),
    readyMark: 'never',
    advice: '',
  })
  const outcome = slow.catch((error: Error) => error.message)
  await stopEverything()
  expect(await outcome).toBe('Slow stopped before it was ready.')
})
