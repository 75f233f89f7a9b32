import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogProblems } from './catalog-problems.ts'
import { literalsIn } from './literal-problems.ts'
import { missingPlurals } from './missing-plurals.ts'

test('A message that lacks in a language is told', () => {
  const problems = catalogProblems(join(import.meta.dirname, '../sample/messages'))
  expect(problems.filter((problem) => problem.startsWith('ar'))).toEqual([
    'ar.json: sample.english-only is missing',
  ])
})

test('A plural without all forms of its language is told, however deep', () => {
  const text = '<b>{count, plural, one {# day} other {# days}}</b>'
  expect(missingPlurals(text, 'en')).toEqual([])
  expect(missingPlurals(text, 'ar')).toEqual(['zero', 'two', 'few', 'many'])
})

test('Words in JSX are found wherever they are read', () => {
  const code = `const page = (
    <p title="Sort by" className="wide">
      Your cart {isFull ? 'is full' : null} {count} · {\`of \${most}\`} {t('cart.title')}
    </p>
  )`
  expect(literalsIn(code).map(({ text }) => text)).toEqual(['is full', 'of', 'Sort by', 'Your cart'])
})
