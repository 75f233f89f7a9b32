import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import './waiting.ts'

const messageOf = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message)

test('The last error of a wait prints the page, those before it do not', async () => {
  document.body.innerHTML = '<p>What is here</p>'
  const tries: string[] = []
  const told = await messageOf(
    waitFor(
      () => {
        try {
          screen.getByText('What is missing')
        } catch (error) {
          tries.push((error as Error).message)
          throw error
        }
      },
      { timeout: 120 },
    ),
  )
  expect(told).toContain('What is here')
  expect(tries.length).toBeGreaterThan(1)
  expect(tries.join()).toContain('What is missing')
  expect(tries.join()).not.toContain('What is here')
  expect(await messageOf(screen.findByRole('button', undefined, { timeout: 60 }))).toContain('What is here')
  expect(() => screen.getByText('What is missing')).toThrow('What is here')
})
