import { latest } from '@galleria/platform-client/latest'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('Faults row 64: in whatever order answers come, the newest wins and no other is ever seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.string(), { minLength: 1 }), async (scheduler, texts) => {
      const seen: string[] = []
      const refused: string[] = []
      const find = latest((_, text: string) => scheduler.schedule(Promise.resolve(text)))
      for (const text of texts)
        find(text).then(
          (answer) => seen.push(answer),
          (error: Error) => refused.push(error.name),
        )
      await scheduler.waitIdle()
      await new Promise((resolve) => setImmediate(resolve))
      expect(seen).toEqual([texts.at(-1)])
      expect(refused).toEqual(texts.slice(1).map(() => 'AbortError'))
    }),
    { numRuns: 50 },
  )
})

test('The run before is told to stop', () => {
  const signals: AbortSignal[] = []
  const find = latest((signal) => {
    signals.push(signal)
    return new Promise<never>(() => undefined)
  })
  find().catch(() => undefined)
  find().catch(() => undefined)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

test('Canceled, the run under way rejects even if its work goes on', async () => {
  const find = latest(() => new Promise<never>(() => undefined))
  const run = find()
  find.cancel()
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
})

test('A failure of the newest run is its own', async () => {
  const find = latest(() => Promise.reject(new TypeError('no')))
  await expect(find()).rejects.toThrow('no')
})
