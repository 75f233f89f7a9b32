import { expect, it } from 'vitest'
import { systemClock } from '../../base/clock.ts'
import { SiteCache } from '../../base/site-cache.ts'
import { answersOf, cacheAnswer, cachedAnswer, forgetAnswers } from './cached-answers.ts'

it('An answer that was being made when all were forgotten is not cached', () => {
  const site = { siteCache: new SiteCache(), clock: systemClock }
  const request = new Request('http://shop.test')
  const coming = () => ({ call: 'GetCart', request, text: '', etag: '1', answers: answersOf(site) })
  const [first, second] = [coming(), coming()]
  const date = new Date(0)
  cacheAnswer(first, '{}', date, undefined)
  expect(cachedAnswer(site, coming())).toBe('{}')
  forgetAnswers(site)
  cacheAnswer(second, '{}', date, undefined)
  expect(cachedAnswer(site, coming())).toBeUndefined()
})
