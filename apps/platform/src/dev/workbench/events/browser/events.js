/** Counts what happens while the page is open; a press shows it. */
const news = document.getElementById('news')
let count = 0
const source = new EventSource('/_dev/events')
source.addEventListener('message', () => {
  count += 1
  news.hidden = false
  news.textContent = count === 1 ? 'Show one new event' : `Show ${count} new events`
})
