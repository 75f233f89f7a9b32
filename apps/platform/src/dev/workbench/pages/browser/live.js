/** `data-live`: rows that the server sends are put on top of the table; told aloud in sums, not one by one. */
const body = document.querySelector('tbody[data-live]')
const announcer = document.getElementById('announce')
if (body) {
  const most = Number(body.dataset.most)
  let fresh = 0
  let told = 0
  const tell = () => {
    if (fresh === 0) return
    announcer.textContent = `${fresh} new ${body.dataset.noun}${fresh === 1 ? '' : 's'}`
    fresh = 0
    told = Date.now()
  }
  const source = new EventSource(body.dataset.live)
  source.addEventListener('message', ({ data }) => {
    const { rows, count } = JSON.parse(data)
    for (const row of rows) body.insertAdjacentHTML('afterbegin', row)
    // A row in focus stays: taking it away would throw a keyboard user to the top of the page.
    for (const row of [...body.children].slice(most)) if (!row.contains(document.activeElement)) row.remove()
    document.querySelector('[data-empty]')?.remove()
    fresh += count
    if (Date.now() - told > 10_000) tell()
  })
  setInterval(tell, 10_000)
  addEventListener('pagehide', () => source.close())
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}
