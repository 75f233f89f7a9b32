/** Comforts of the keyboard; every page works without them. */
const make = (tag, properties) => Object.assign(document.createElement(tag), properties)
const announcer = document.getElementById('announce')

// On a narrow screen the navigation scrolls: where one is must be seen.
document.querySelector('nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** `data-copy`: puts its value on the clipboard and says so. */
for (const button of document.querySelectorAll('button[data-copy]')) {
  button.hidden = !navigator.clipboard
  const label = button.textContent
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Copied'
    announcer.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = label
      announcer.textContent = ''
    }, 2000)
  })
}

/** `data-roving`: the arrow keys, Home and End walk through the links of a list. Each stays a tab stop of its own. */
for (const list of document.querySelectorAll('[data-roving]')) {
  list.addEventListener('keydown', (event) => {
    const links = [...list.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (at < 0 || to === undefined || !links[to]) return
    event.preventDefault()
    links[to].focus()
  })
}

/** `data-submit`: a choice is sent at once; the button stays for who has no script. */
for (const choice of document.querySelectorAll('select[data-submit]')) {
  choice.addEventListener('change', () => choice.form.requestSubmit())
}

/** Single letters can be switched off (WCAG 2.1.4): speech and screen reader users may send them unawares. */
const OFF = 'workbench-shortcuts'
const areOn = () => localStorage.getItem(OFF) !== 'off'

const dialog = make('dialog', { className: 'help' })
dialog.setAttribute('aria-labelledby', 'help-title')
const places = [...document.querySelectorAll('nav [data-key]')]
const rows = [
  ['?', 'Show these shortcuts'],
  ['/', 'Search on this page'],
  ['↑ ↓', 'Move through a list'],
  ...places.map((link) => [`g ${link.dataset.key}`, link.textContent]),
]
const list = make('dl', { className: 'keys' })
for (const [key, meaning] of rows) {
  const row = make('div', {})
  row.append(make('dt', {}), make('dd', { textContent: meaning }))
  row.firstChild.append(make('kbd', { textContent: key }))
  list.append(row)
}
const label = make('label', { className: 'check' })
const box = make('input', { type: 'checkbox', checked: areOn() })
box.addEventListener('change', () => localStorage.setItem(OFF, box.checked ? 'on' : 'off'))
label.append(box, 'Use keyboard shortcuts')
const close = make('button', { textContent: 'Close', type: 'button' })
close.addEventListener('click', () => dialog.close())
dialog.append(make('h2', { id: 'help-title', textContent: 'Keys' }), list, label, close)
document.body.append(dialog)

const opener = make('button', { type: 'button', className: 'quiet small keys-button', textContent: 'Keys' })
opener.addEventListener('click', () => dialog.showModal())
document.querySelector('.elsewhere')?.append(opener)

let leader = 0
addEventListener('keydown', (event) => {
  const typing = event.target.closest?.('input, textarea, select, [contenteditable]')
  if (typing || dialog.open || event.ctrlKey || event.metaKey || event.altKey || !areOn()) return
  if (leader) {
    const link = places.find(({ dataset }) => dataset.key === event.key)
    clearTimeout(leader)
    leader = 0
    if (link) link.click()
    return
  }
  if (event.key === '?') dialog.showModal()
  else if (event.key === '/') {
    const field = document.querySelector('[data-search]')
    if (!field) return
    event.preventDefault()
    field.focus()
    field.select()
  } else if (event.key === 'g') {
    leader = setTimeout(() => {
      leader = 0
    }, 1500)
  }
})
