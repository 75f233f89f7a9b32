import type { ManageLink } from '@galleria/federation'
import { expect, test } from 'vitest'
import { crumbsOf } from './crumbs.ts'

const link = (section: ManageLink['section'], to: string, label: string): ManageLink => ({
  module: 'manage',
  section,
  to,
  label,
})
const names: Readonly<Record<string, string>> = { orders: 'Orders', marketing: 'Marketing' }
const crumbs = (path: string) => crumbsOf(links, path, (section) => names[section] ?? '')
const links = [
  link('home', '/manage', 'Home'),
  link('orders', '/manage/orders', 'Orders'),
  link('orders', '/manage/drafts', 'Drafts'),
  link('marketing', '/manage/marketing', 'Discount codes'),
  link('marketing', '/manage/marketing/letters', 'Emails'),
]

test('The first page of a section has nothing above it', () => {
  expect(crumbs('/manage/orders')).toEqual([])
  expect(crumbs('/manage')).toEqual([])
})

test('A page of one thing stands below its list', () => {
  expect(crumbs('/manage/orders/7')).toEqual([{ label: 'Orders', to: '/manage/orders' }])
})

test('A further list of a section stands below the section, and its things below both', () => {
  expect(crumbs('/manage/drafts')).toEqual([{ label: 'Orders', to: '/manage/orders' }])
  expect(crumbs('/manage/drafts/7').map(({ label }) => label)).toEqual(['Orders', 'Drafts'])
})

test('A section is called by its own name, not by its first list', () => {
  const section = { label: 'Marketing', to: '/manage/marketing' }
  expect(crumbs('/manage/marketing/letters')).toEqual([section])
  expect(crumbs('/manage/marketing/letters/welcome')).toEqual([
    section,
    { label: 'Emails', to: '/manage/marketing/letters' },
  ])
  expect(crumbs('/manage/marketing/codes/7')).toEqual([{ label: 'Discount codes', to: '/manage/marketing' }])
})

test('An address that only begins like a link is not below it', () => {
  expect(crumbs('/manage/orders-old')).toEqual([])
})
