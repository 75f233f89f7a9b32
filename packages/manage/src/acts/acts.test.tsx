import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MoneyField } from '../fields/MoneyField.tsx'
import { openPart } from '../kit.fixture.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FileDrop } from './FileDrop.tsx'
import { JobProgress } from './JobProgress.tsx'

afterEach(cleanup)

function Asking({ onConfirm }: { readonly onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel order
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Cancel order #7?"
        act="Cancel the order"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      >
        <p>The customer gets a letter.</p>
      </ConfirmDialog>
    </>
  )
}

test('A destructive act is done only after a question, and the focus comes back from it', async () => {
  const onConfirm = vi.fn()
  const { user } = openPart(<Asking onConfirm={onConfirm} />)
  const button = await screen.findByRole('button', { name: 'Cancel order' })
  await user.click(button)
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel order #7?' })
  expect(onConfirm).not.toHaveBeenCalled()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the order' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('A job says where it is, what failed and when it has ended', async () => {
  const onStop = vi.fn()
  const { user } = openPart(
    <JobProgress label="Importing" done={30} total={120} failed={2} state="running" onStop={onStop} />,
  )
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Importing' })
  expect([bar.value, bar.max]).toEqual([30, 120])
  expect(screen.getByText('30 of 120')).toBeTruthy()
  expect(screen.getByText('2 errors')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
  cleanup()
  openPart(<JobProgress label="Importing" done={120} total={120} state="done" />)
  expect((await screen.findByRole('status')).textContent).toBe('Importing: done')
  expect(screen.queryByRole('button')).toBeNull()
})

test('Files are taken by a drop as by a choice, and a wrong one is named', async () => {
  const taken: string[][] = []
  openPart(
    <FileDrop
      label="Products"
      accept=".csv"
      isMany
      onFiles={(files) => taken.push(files.map(({ name }) => name))}
    />,
  )
  const input = await screen.findByLabelText('Products')
  const files = [new File(['a'], 'a.csv'), new File(['b'], 'b.png')]
  fireEvent.drop(input.parentElement as HTMLElement, { dataTransfer: { files } })
  expect(taken).toEqual([['a.csv']])
  expect(screen.getByRole('status').textContent).toBe('“b.png” has the wrong type. Choose another file.')
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

function Price() {
  const [value, setValue] = useState('')
  return <MoneyField label="Price" value={value} onChange={setValue} currency="USD" />
}

test('An amount stands as the platform writes it once its field is left, and a wrong one stays to be mended', async () => {
  const { user } = openPart(<Price />)
  const field = await screen.findByLabelText<HTMLInputElement>('Price')
  await user.type(field, '1,234.5')
  await user.tab()
  expect(field.value).toBe('1234.50')
  await user.clear(field)
  await user.type(field, 'a lot')
  await user.tab()
  expect(field.value).toBe('a lot')
  expect(screen.getByText('Enter an amount in USD, such as 12.50')).toBeTruthy()
})
