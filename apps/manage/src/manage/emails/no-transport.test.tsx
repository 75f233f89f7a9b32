import { createTestPlatform } from '@galleria/platform/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LONG, openAs, ownerOf } from '../shared/staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
ownerOf(site)

test('A shop without a mail transport says that no email leaves it', async () => {
  await openAs(site, 'staff', '/manage/customers/emails')
  expect(await screen.findByText('No email leaves this shop', {}, LONG)).toBeTruthy()
  expect(screen.getByText('No emails found')).toBeTruthy()
}, 90_000)
