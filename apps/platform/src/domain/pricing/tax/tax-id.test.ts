import { expect, it } from 'vitest'
import { isCnpj, isCpf } from './tax-id.ts'

it.each(['111.444.777-35', '11144477735', '529.982.247-25'])('The tax-id check takes %s for a CPF', (id) => {
  expect(isCpf(id)).toBe(true)
})

it.each(['111.444.777-36', '111.111.111-11', '1114447773', 'abc', ''])(
  'The tax-id check refuses %j as a CPF',
  (id) => {
    expect(isCpf(id)).toBe(false)
  },
)

it.each(['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35'])(
  'The tax-id check takes %s for a CNPJ',
  (id) => {
    expect(isCnpj(id)).toBe(true)
  },
)

it.each(['11.222.333/0001-82', '00.000.000/0000-00', '12.ABC.345/01DE-36', '1122233300018'])(
  'The tax-id check refuses %j as a CNPJ',
  (id) => {
    expect(isCnpj(id)).toBe(false)
  },
)
