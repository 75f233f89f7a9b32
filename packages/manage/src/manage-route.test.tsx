import { defineModule } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { languageOf } from '@galleria/i18n'
import { act, cleanup, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { manageRoute } from './manage-route.tsx'

afterEach(cleanup)

test('A page that the server drew waits for its words, also where its code is here before them', async () => {
  const words = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  let spoken = 'Stock'
  const { Component: Page } = manageRoute({
    boundary: 'catalog',
    messages: { load: () => words.promise, messagesIn: () => undefined },
    sections: {
      stock: async () => {
        setTimeout(opened.resolve)
        return { Page: () => <h1>{spoken}</h1> }
      },
    },
    Problem: () => null,
  })
  function Component() {
    const [drawn, setDrawn] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setDrawn(drawn + 1)}>
          Draw again
        </button>
        <Suspense fallback="waits">
          <Page />
        </Suspense>
      </>
    )
  }
  const loader = () => ({ name: 'stock', role: 'OWNER', isOwner: true, shown: null })
  const module = defineModule({ name: 'catalog', routes: [{ path: 'manage/stock', loader, Component }] })
  renderModule(module, { at: '/manage/stock', language: languageOf('/ar') })
  expect(await screen.findByText('waits')).toBeTruthy()
  await opened.promise
  await act(async () => screen.getByRole('button', { name: 'Draw again' }).click())
  expect(screen.queryByRole('heading')).toBeNull()

  spoken = 'المخزون'
  await act(async () => words.resolve())
  expect((await screen.findByRole('heading')).textContent).toBe(spoken)
})
