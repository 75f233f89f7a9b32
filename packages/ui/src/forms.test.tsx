import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button, Field, OptionPicker, RadioGroup, Select } from './index.ts'

afterEach(cleanup)

it('Ties an error to its field and marks the field invalid', () => {
  render(<Field label="Postal code" hint="Five digits" error="Enter five digits." />)
  const field = screen.getByLabelText('Postal code')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter five digits.',
  )
})

it('Ties a hint to its field and leaves the field valid', () => {
  render(
    <Select label="Country" hint="Where it goes">
      <option>Italy</option>
    </Select>,
  )
  const field = screen.getByLabelText('Country')
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Where it goes',
  )
})

it('A form hands the input to a ref and passes native attributes on', () => {
  const ref = vi.fn()
  render(<Field label="Email" ref={ref} name="email" autoComplete="email" required />)
  const field = screen.getByLabelText('Email') as HTMLInputElement
  expect(ref).toHaveBeenCalledWith(field)
  expect([field.name, field.autocomplete, field.required]).toEqual(['email', 'email', true])
})

function Picker({ changes }: { readonly changes: string[] }) {
  const [value, setValue] = useState('clay')
  const choices = [
    { value: 'clay', label: 'Clay', color: '#b4532f' },
    { value: 'sage', label: 'Sage', color: '#8b9a7a' },
    { value: 'chalk', label: 'Chalk', color: '#f3efe6', soldOut: true },
  ]
  const onChange = (next: string) => {
    changes.push(next)
    setValue(next)
  }
  return <OptionPicker label="Color" choices={choices} value={value} onChange={onChange} />
}

it('A form picks options by arrow keys, sold-out ones too, which say that they are', async () => {
  const changes: string[] = []
  render(<Picker changes={changes} />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(changes).toEqual(['sage', 'chalk'])
  expect(screen.getByRole('group', { name: 'Color: Chalk' })).toBeTruthy()
  const soldOut = screen.getByRole('radio', { name: /chalk.*sold out/i }) as HTMLInputElement
  expect([soldOut.checked, soldOut.disabled]).toEqual([true, false])
})

it('A form reports the choice of a radio group and explains its error', async () => {
  const onChange = vi.fn()
  const choices = [
    { value: 'post', label: 'Standard', end: '$6.00' },
    { value: 'courier', label: 'Courier' },
  ]
  render(
    <RadioGroup legend="Delivery" name="d" choices={choices} value="post" onChange={onChange} error="Late" />,
  )
  await userEvent.click(screen.getByRole('radio', { name: /Courier/ }))
  expect(onChange).toHaveBeenCalledWith('courier')
  const group = screen.getByRole('group', { name: 'Delivery' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Late')
})

it('A form ignores presses and form submission while a button is pending, and keeps its focus', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending onClick={onClick}>
        Pay
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})
