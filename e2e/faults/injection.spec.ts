import { expect, test } from '../kit/test.ts'

test('faults row 93: what gets into a page by its HTML, or by an address from elsewhere, does not run', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Content Security Policy|TrustedHTML|TrustedScript/)
  await page.goto('/products/potting-soil')
  const refused = await page.evaluate(async (source) => {
    // In a task of the page's own: what a debugger runs may evaluate.
    const run = (attempt: () => unknown) =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            attempt()
            resolve('let through')
          } catch (error) {
            resolve((error as Error).name)
          }
        })
      })
    const script = () => document.createElement('script')
    return {
      html: await run(() => {
        document.body.innerHTML = '<img src=x onerror="window.injected = true">'
      }),
      text: await run(() => {
        const own = script()
        own.text = 'window.injected = true'
        document.body.append(own)
      }),
      elsewhere: await run(() => {
        script().src = 'https://elsewhere.test/a.js'
      }),
      data: await run(() => {
        script().src = source
      }),
      page: await run(() => {
        script().src = '/products/potting-soil'
      }),
      handler: await run(() => document.body.setAttribute('onclick', 'window.injected = true')),
      evaluated: await run(() => Reflect.construct(Function, ['window.injected = true'])),
    }
  }, 'data:text/javascript,window.injected=true')
  expect(refused).toEqual({
    html: 'TypeError',
    text: 'TypeError',
    elsewhere: 'TypeError',
    data: 'TypeError',
    page: 'TypeError',
    handler: 'TypeError',
    evaluated: 'EvalError',
  })
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})
