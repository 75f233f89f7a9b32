/** Progressive enhancement: live updates and keyboard shortcuts. Every page works without them. */
const make = (tag, properties) => Object.assign(document.createElement(tag), properties)
const announcer = document.getElementById('announce')
const main = document.getElementById('content')

// Scroll the current page's link into view: on a narrow screen the navigation scrolls.
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

// Take the key from the hash of the link that the start prints: no server and no log sees it there.
const given = /^#key=(.+)$/.exec(location.hash)?.[1]
const keyField = document.getElementById('key')
if (given && keyField) {
  keyField.value = decodeURIComponent(given)
  history.replaceState(null, '', location.pathname + location.search)
  document.getElementById('name').focus()
}

/** `data-submit`: a choice is sent at once; the button stays for who has no script. */
addEventListener('change', ({ target }) => {
  if (target.matches('select[data-submit]')) target.form.requestSubmit()
})

// Disable the buttons of a form that is being sent, so that a second click does nothing.
addEventListener('submit', ({ target }) => {
  if (target.method === 'post') for (const button of target.querySelectorAll('button')) button.disabled = true
})
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

if (document.body.classList.contains('inside')) {
  follow()
  keys()
}

function follow() {
  const sign = document.getElementById('live')
  const text = document.getElementById('live-text')
  const revision = () => main.dataset.revision ?? '–'
  const say = (state, words) => {
    sign.dataset.state = state
    text.textContent = words
  }

  /** The page anew, as a document that runs nothing; null where it could not be had. */
  const fetchPage = () =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.open('GET', location.href)
      request.responseType = 'document'
      request.onload = () => resolve(request.response)
      request.onerror = () => resolve(null)
      request.send()
    })

  let running = null
  async function refresh() {
    const page = await fetchPage()
    const fresh = page?.getElementById('content')
    if (!fresh) return
    // Reload when the session is over: signing in is a page of its own.
    if (page.body.className !== document.body.className) return location.reload()
    const focused = document.activeElement
    const card = focused?.closest('[id]')?.id
    window.Idiomorph.morph(main, fresh, {
      ignoreActiveValue: true,
      callbacks: {
        beforeAttributeUpdated: (name, element) => !(name === 'open' && element.tagName === 'DETAILS'),
        beforeNodeMorphed: (node) =>
          !(node instanceof HTMLInputElement && node.type !== 'hidden' && node.value !== node.defaultValue),
      },
    })
    // Move the focus from an element that is gone to the nearest one that is left, not to the top of the page.
    if (focused && !focused.isConnected)
      (document.querySelector(`#${CSS.escape(card ?? '')} [data-walk]`) ?? main).focus()
  }
  const refreshOnce = () => {
    running ??= refresh().finally(() => {
      running = null
    })
    return running
  }

  const source = new EventSource(`/console/live?after=${main.dataset.revision ?? 0}`)
  source.addEventListener('open', () => say('live', `Live · revision ${revision()}`))
  source.addEventListener('error', () =>
    source.readyState === EventSource.CLOSED
      ? say('lost', 'Not live: reload the page')
      : say('lost', 'Not live: reconnecting'),
  )
  source.addEventListener('message', async ({ data, lastEventId }) => {
    const news = JSON.parse(data).text
    announcer.textContent = news
    // Leave a page with a confirmation as it is: its content must not change before the click.
    if (document.querySelector('form.confirm')) {
      say('news', `Revision ${lastEventId}`)
      return tell(news)
    }
    await running
    await refreshOnce()
    say('news', `Live · revision ${revision()}`)
    setTimeout(() => sign.dataset.state === 'news' && say('live', `Live · revision ${revision()}`), 4000)
  })
  // Ages of what is shown; a page that nobody sees has time.
  setInterval(() => {
    if (document.visibilityState === 'visible' && !document.querySelector('form.confirm')) refreshOnce()
  }, 30_000)
  addEventListener('pagehide', () => source.close())

  function tell(news) {
    const old = document.getElementById('news')
    const note = make('div', { id: 'news', className: 'note' })
    note.dataset.tone = 'warning'
    const line = make('p', {})
    line.append(`${news} `, make('a', { href: location.href, textContent: 'Reload' }))
    note.append(line)
    if (old) old.replaceWith(note)
    else main.prepend(note)
  }
}

/** Single letters can be switched off (WCAG 2.1.4): speech and screen reader users may send them unawares. */
function keys() {
  const stored = 'galleria-console-keys'
  const read = () => {
    try {
      return localStorage.getItem(stored)
    } catch {
      return null
    }
  }
  let areOn = read() !== 'off'
  const places = [...document.querySelectorAll('nav [data-key]')]
  const dialog = make('dialog', { className: 'help' })
  dialog.setAttribute('aria-labelledby', 'help-title')
  const list = make('dl', { className: 'keys' })
  const rows = [
    ['?', 'Show these shortcuts'],
    ['/', 'Search on this page'],
    ['j k', 'Next, previous module'],
    ['r', 'Roll back the module, or end its canary'],
    ['p', 'Promote its canary'],
    ['u', 'Pause its canary'],
    ...places.map((link) => [`g ${link.dataset.key}`, link.textContent]),
  ]
  for (const [key, meaning] of rows) {
    const row = make('div', {})
    const term = make('dt', {})
    for (const each of key.split(' ')) term.append(make('kbd', { textContent: each }), ' ')
    row.append(term, make('dd', { textContent: meaning }))
    list.append(row)
  }
  const label = make('label', { className: 'check' })
  const box = make('input', { type: 'checkbox', checked: areOn })
  box.addEventListener('change', () => {
    areOn = box.checked
    try {
      localStorage.setItem(stored, areOn ? 'on' : 'off')
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  })
  label.append(box, 'Use keyboard shortcuts')
  const close = make('button', { textContent: 'Close', type: 'button' })
  close.addEventListener('click', () => dialog.close())
  dialog.append(make('h2', { id: 'help-title', textContent: 'Keys' }), list, label, close)
  document.body.append(dialog)
  const opener = make('button', { type: 'button', className: 'quiet small', textContent: 'Keys' })
  opener.addEventListener('click', () => dialog.showModal())
  document.getElementById('foot-acts').append(opener)

  const walk = (by) => {
    const links = [...document.querySelectorAll('[data-walk]')]
    const here = document.activeElement?.closest('.card')
    const at = links.findIndex((link) => link.closest('.card') === here)
    const to = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]
    to?.focus()
    to?.closest('.card')?.scrollIntoView({ block: 'nearest' })
  }
  /** Clicks the action of the card in focus, or of the module that the page is about. */
  const action = (name) => {
    const scope = document.activeElement?.closest('.card') ?? document.querySelector('.head')
    scope?.querySelector(`[data-act=${name}]`)?.click()
  }
  const does = {
    '?': () => dialog.showModal(),
    '/': () => {
      const field = document.querySelector('[data-search]')
      field?.focus()
      field?.select?.()
    },
    j: () => walk(1),
    k: () => walk(-1),
    r: () => action('rollback'),
    p: () => action('promote'),
    u: () => action('pause'),
    g: () => {
      leader = setTimeout(() => {
        leader = 0
      }, 1500)
    },
  }
  let leader = 0
  addEventListener('keydown', (event) => {
    const typing = event.target.closest?.('input, textarea, select, [contenteditable]')
    if (typing || dialog.open || event.ctrlKey || event.metaKey || event.altKey || !areOn) return
    if (leader) {
      clearTimeout(leader)
      leader = 0
      places.find(({ dataset }) => dataset.key === event.key)?.click()
      return
    }
    if (!Object.hasOwn(does, event.key)) return
    event.preventDefault()
    does[event.key]()
  })
}
