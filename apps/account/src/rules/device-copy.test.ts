import { expect, test } from 'vitest'
import { deviceName } from './device-copy.ts'

const agent = (rest: string) => `Mozilla/5.0 (${rest}`

test.each([
  [agent('Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'), 'Chrome, Windows'],
  [agent('Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0'), 'Edge, Windows'],
  [agent('Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1'), 'Safari, Mac'],
  [
    agent('iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 CriOS/142 Safari/604.1'),
    'Chrome, iPhone',
  ],
  [agent('X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'), 'Firefox, Linux'],
  [
    agent('Linux; Android 16) AppleWebKit/537.36 SamsungBrowser/29.0 Chrome/136 Safari/537.36'),
    'Samsung Internet, Android',
  ],
  ['curl/8.5.0', ''],
  [null, ''],
])('%s is called %j', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
