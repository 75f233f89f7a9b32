import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RichField } from './RichField.tsx'

afterEach(cleanup)

const patience = { timeout: 10_000 }
const field = (html: string, error?: string) => (
  <RichField label="Text" html={html} error={error} onChange={() => undefined} />
)

test('A field begins anew where its text became another one than was written in it', async () => {
  const { rerender } = render(field('<p>Wipe with a cloth</p>'))
  expect(await screen.findByText('Wipe with a cloth', {}, patience)).toBeTruthy()
  rerender(field('<p>Wash by hand</p>', 'Enter a shorter text'))
  expect(await screen.findByText('Wash by hand', {}, patience)).toBeTruthy()
  expect(screen.queryByText('Wipe with a cloth')).toBeNull()
  expect(screen.getByText('Enter a shorter text')).toBeTruthy()
})
