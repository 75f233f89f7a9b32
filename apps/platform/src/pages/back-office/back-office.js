/** Keys for people who do this all day (WCAG 2.1.4: they can be switched off), and choosing all at once. */
const STORED = 'galleria-office-keys'
const help = document.getElementById('keys')
const on = document.getElementById('keys-on')
const remembered = () => {
  try {
    return localStorage.getItem(STORED)
  } catch {
    return null
  }
}
on.checked = remembered() !== 'off'
on.addEventListener('change', () => {
  try {
    localStorage.setItem(STORED, on.checked ? 'on' : 'off')
  } catch {
    // Without storage the choice lasts as long as the page.
  }
})
for (const button of document.querySelectorAll('[data-opens]'))
  button.addEventListener('click', () => document.getElementById(button.dataset.opens).showModal())

/** A long list shows what has the typed words, and what is chosen. Enter goes on to the first of them. */
for (const search of document.querySelectorAll('[data-narrows]')) {
  const list = document.getElementById(search.dataset.narrows)
  const found = document.getElementById(`${list.id}-found`)
  const options = [...list.options]
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase()
    const fits = options.filter((option) => option.text.toLowerCase().includes(words))
    list.replaceChildren(...options.filter((option) => option.selected || fits.includes(option)))
    found.textContent = words ? `${fits.length || 'None'} found` : ''
  })
  search.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const words = search.value.trim().toLowerCase()
    const first = words && [...list.options].find((option) => option.text.toLowerCase().includes(words))
    if (first) list.value = first.value
    list.focus()
  })
}

const all = document.getElementById('all')
const boxes = () => [...document.querySelectorAll('input[name=order]')]
all?.addEventListener('change', () => {
  for (const box of boxes()) box.checked = all.checked
})

const links = () => [...document.querySelectorAll('table.orders tbody th a')]
const rowOf = () => document.activeElement?.closest('table.orders tbody tr')

function step(by) {
  const list = links()
  const at = list.findIndex((link) => link.closest('tr') === rowOf())
  list[Math.min(list.length - 1, Math.max(0, at + by))]?.focus()
}

function open(key) {
  const place = document.querySelector(`[data-key="${key}"]`)
  if (!place) return
  if (place.tagName === 'DETAILS') place.open = true
  const target = place.tagName === 'DETAILS' ? place.querySelector('input:not([type=hidden])') : place
  target.scrollIntoView({ block: 'center' })
  target.focus()
  if (target.tagName === 'INPUT') target.select()
}

const does = {
  '/': () => document.getElementById('q')?.select(),
  '?': () => help.showModal(),
  j: () => step(1),
  k: () => step(-1),
  x: () => rowOf()?.querySelector('input[name=order]')?.click(),
  f: () => open('f'),
  r: () => open('r'),
  n: () => document.getElementById('comment')?.focus(),
  g: () => location.assign('/_hosted/back-office/orders'),
}

addEventListener('keydown', (event) => {
  const { key, target } = event
  const types = target.matches(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
  )
  if (!on.checked || types || help.open || event.ctrlKey || event.metaKey || event.altKey) return
  if (!Object.hasOwn(does, key)) return
  event.preventDefault()
  does[key]()
})
