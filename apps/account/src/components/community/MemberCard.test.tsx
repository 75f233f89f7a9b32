import { renderInModule } from '@galleria/federation/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import module from '../../module.ts'
import { MemberCard } from './MemberCard.tsx'

afterEach(cleanup)

test('A member of many is followed by an outlined button, and has been there since a short month', async () => {
  const relations = {
    ...{ me: 'me', slug: 'me', isInCommunity: true, isMuted: false },
    ...{ following: [], followers: [], blocking: [], blockedBy: [] },
  }
  const member = {
    ...{ id: 'ada', slug: 'ada', name: 'Ada', title: null, photo: null, cover: null },
    joined: '2026-11-02T10:00:00Z',
  }
  renderInModule(module, <MemberCard member={member} badges={[]} relations={relations} />)
  const follow = await screen.findByRole('button', { name: /^Follow Ada/ })
  expect(follow.className).toContain('secondary')
  expect(follow.className).not.toContain('primary')
  expect(screen.getByText(/Nov 2026/)).toBeTruthy()
})
