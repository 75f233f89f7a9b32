import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  ['DESKTOP', `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`],
  ['MOBILE', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  ['MOBILE', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['TABLET', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`],
  ['TABLET', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [undefined, 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  [undefined, `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36`],
  [undefined, 'curl/8.5.0'],
  [undefined, null],
])('A device is %s by its name %s', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device)
})
