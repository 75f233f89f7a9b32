import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'
import { readOutput } from './read-output.ts'

test('A built script tells its links and its calls of the platform, and no call as a link', () => {
  const code = `
    const call = d({ service: s, name: "GetCart", method: "GET", path: "/ecom/v1/carts/current" });
    go("/cart?from=menu"); go(\`/products/\${slug}\`); go("/account/"); say("/"); say("and/or"); say("//x");
    const other = "/ecom/v1/carts/current"`
  expect(readOutput('a.js', code)).toEqual({
    links: ['/cart', '/account', '/products/*'],
    operations: { GetCart: 'GET /ecom/v1/carts/current' },
  })
})

test('A source tells the events that it sends and hears, by name or constant', () => {
  const code = `
    const channel: string = 'galleria.cart'
    const tabs = new BroadcastChannel(channel)
    tabs.postMessage({})
    window.addEventListener('galleria:points', refresh)
    window.addEventListener('resize', layout)
    window.dispatchEvent(new CustomEvent('galleria:added'))`
  expect(readEvents('a.ts', code)).toEqual({
    sends: ['galleria.cart', 'galleria:added'],
    hears: ['galleria:points'],
  })
  const hears = "const tabs = new BroadcastChannel('galleria.cart')\ntabs.onmessage = refresh"
  expect(readEvents('b.ts', hears)).toEqual({ sends: [], hears: ['galleria.cart'] })
})
