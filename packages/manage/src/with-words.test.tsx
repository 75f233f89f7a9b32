import { defineModule } from '@galleria/federation'
import { renderModule } from '@galleria/federation/testing'
import { languageOf } from '@galleria/i18n'
import { data } from '@galleria/router'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ManageProblem } from './ManageProblem.tsx'
import { messages, useMessages } from './messages/index.ts'
import { withWords } from './with-words.tsx'

afterEach(cleanup)

const Problem = withWords(messages, () => {
  const t = useMessages()
  const home = { to: '/manage', label: t('nothing.title') }
  return (
    <ManageProblem boundary="manage" refused={{ ...home, more: '' }} home={home} outage={t('outage.more')} />
  )
})

test('A page that is not there says so in the language of the page, whose words nothing else brought', async () => {
  const loader = () => {
    throw data('Page not found', { status: 404 })
  }
  const page = defineModule({
    name: 'manage',
    routes: [{ path: 'manage/orders/gone', loader, ErrorBoundary: Problem }],
  })
  renderModule(page, { at: '/manage/orders/gone', language: languageOf('/ar') })
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('لم نعثر على هذه الصفحة')
})
