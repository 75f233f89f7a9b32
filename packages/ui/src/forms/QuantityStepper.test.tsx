import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { QuantityStepper } from './QuantityStepper.tsx'

afterEach(cleanup)

function Counted({ changes }: { readonly changes: number[] }) {
  const [value, setValue] = useState(2)
  const onChange = (next: number) => {
    changes.push(next)
    setValue(next)
  }
  return <QuantityStepper label="Quantity of Tide vase" value={value} max={4} onChange={onChange} />
}

function open() {
  const changes: number[] = []
  render(<Counted changes={changes} />)
  return { changes, user: userEvent.setup(), field: screen.getByRole('spinbutton') as HTMLInputElement }
}

it('The quantity stepper counts up and down by its buttons and stops at its limits, keeping the focus', async () => {
  const { changes, user } = open()
  const less = screen.getByRole('button', { name: 'Decrease' })
  await user.click(less)
  await user.click(less)
  expect(changes).toEqual([1])
  expect(document.activeElement).toBe(less)
  expect(less.getAttribute('aria-disabled')).toBe('true')
})

it('The quantity stepper takes what is typed when Enter is pressed, within its limits', async () => {
  const { changes, user, field } = open()
  await user.clear(field)
  await user.type(field, '1000000000{Enter}')
  expect(changes).toEqual([4])
  expect(field.value).toBe('4')
})

it('The quantity stepper keeps what is typed until the field is left, and then tells of the limit that it was lowered to', async () => {
  const limits: number[] = []
  const changes: number[] = []
  const tell = {
    onChange: (next: number) => changes.push(next),
    onLimited: (max: number) => limits.push(max),
  }
  render(<QuantityStepper label="Quantity of Tide vase" value={2} max={4} {...tell} />)
  const field = screen.getByRole('spinbutton') as HTMLInputElement
  const user = userEvent.setup()
  await user.clear(field)
  await user.type(field, '99')
  expect([field.value, limits]).toEqual(['99', []])
  await user.tab()
  expect([changes, limits]).toEqual([[4], [4]])
  await user.click(screen.getByRole('button', { name: 'Increase' }))
  expect(limits).toEqual([4])
})

it.each(['', '1.5', 'two', '-'])(
  'The quantity stepper goes back to the last quantity when "%s" is left in the field',
  async (typed) => {
    const { changes, user, field } = open()
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.tab()
    expect(changes).toEqual([])
    expect(field.value).toBe('2')
  },
)

it('The quantity stepper follows the arrow keys and says the new quantity', async () => {
  const { changes, user, field } = open()
  field.focus()
  await user.keyboard('{ArrowUp}')
  expect(changes).toEqual([3])
  expect(field.getAttribute('aria-valuenow')).toBe('3')
  expect(screen.getByText('Quantity of Tide vase: 3').getAttribute('aria-live')).toBe('polite')
})
