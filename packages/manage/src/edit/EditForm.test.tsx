import { defineModule } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { useLoaderData } from '@galleria/router'
import { Field } from '@galleria/ui'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { useDraft } from '../use-draft.ts'
import { useSend } from '../use-send.ts'
import { EditForm } from './EditForm.tsx'

afterEach(cleanup)

interface Thing {
  readonly title: string
  readonly note: string
  readonly price: string
}

/** A page that stores one thing, as others may do meanwhile; the title must not be empty. */
function open() {
  const store = { thing: { title: 'Jug', note: 'Blue', price: '10' } as Thing, revision: 1, saves: 0 }
  function Page() {
    const { thing, revision } = useLoaderData() as { thing: Thing; revision: number }
    const { draft, isChanged, change, reset, merge } = useDraft(thing)
    const { sent, isSending, send } = useSend()
    return (
      <EditForm
        label="Thing"
        {...{ sent, isSending, isChanged, merge }}
        onReset={reset}
        nameOf={(field) => ({ title: 'Title', note: 'Note', price: 'Price' })[field] ?? field}
        onSave={() => send({ thing: draft, revision })}
      >
        {(['title', 'note', 'price'] as const).map((name) => (
          <Field
            key={name}
            label={name}
            value={draft[name]}
            error={sent?.errors?.[`thing.${name}`]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </EditForm>
    )
  }
  const page = defineModule({
    name: 'manage',
    routes: [
      {
        path: 'list',
        Component: Page,
        loader: () => ({ thing: store.thing, revision: store.revision }),
        async action({ request }): Promise<Outcome> {
          const { thing, revision } = (await request.json()) as { thing: Thing; revision: number }
          if (!thing.title) return { errors: { 'thing.title': 'Enter a title' } }
          if (revision !== store.revision) return { stale: true, problem: 'Somebody was faster' }
          Object.assign(store, { thing, revision: revision + 1, saves: store.saves + 1 })
          return { done: true }
        },
      },
    ],
  })
  const theirs = (part: Partial<Thing>) =>
    Object.assign(store, { thing: { ...store.thing, ...part }, revision: store.revision + 1 })
  return { ...renderModule(page, { at: '/list' }), store, theirs }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

test('Ctrl+S saves what was changed, and nothing where nothing was', async () => {
  const { user, store } = open()
  await user.click(await field('note'))
  await user.keyboard('{Control>}s{/Control}')
  expect(store.saves).toBe(0)
  await user.type(await field('note'), ' one')
  await user.keyboard('{Control>}s{/Control}')
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect([store.saves, store.thing.note]).toEqual([1, 'Blue one'])
})

test('The first field with an error takes the focus and is described by it', async () => {
  const { user } = open()
  const title = await field('title')
  await user.clear(title)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(title.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(title.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter a title',
  )
})

test('After a conflict only fields that both changed are asked for, and both changes are saved', async () => {
  const { user, store, theirs } = open()
  await user.type(await field('title'), ' mine')
  await user.type(await field('note'), ' mine')
  theirs({ title: 'Jug theirs', price: '12' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const keep = await screen.findByRole('button', { name: 'Keep mine: Title' })
  expect(screen.queryByRole('button', { name: 'Keep mine: Note' })).toBeNull()
  expect(screen.getByText(/Jug mine.*Jug theirs/)).toBeTruthy()
  await waitFor(async () => expect((await field('note')).value).toBe('Blue mine'))
  expect((await field('title')).value).toBe('Jug theirs')
  expect((await field('price')).value).toBe('12')
  await user.click(keep)
  expect((await field('title')).value).toBe('Jug mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(store.thing).toEqual({ title: 'Jug mine', note: 'Blue mine', price: '12' }))
})
