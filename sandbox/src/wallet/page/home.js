// @ts-check
// The wallet's own page. Re-renders on changes, and sends the user's clicks to the controls.
const wallet = Number(new URLSearchParams(location.search).get('wallet') ?? 1)

/** @param {string} action @param {object} [given] */
async function send(action, given = {}) {
  await fetch('/__control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...given, action, wallet }),
  })
  await redraw()
}

let shown = ''
async function redraw() {
  const response = await fetch(`/parts?wallet=${wallet}`).catch(() => undefined)
  const html = response?.ok ? await response.text() : shown
  const place = document.getElementById('parts')
  if (!place || html === shown) return
  const focused = document.activeElement?.id
  place.innerHTML = html
  shown = html
  if (focused) document.getElementById(focused)?.focus()
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || !target.dataset['action']) return
  void send(target.dataset['action'], JSON.parse(target.dataset['given'] ?? '{}'))
})
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.dataset['action']) return
  const given = JSON.parse(target.dataset['given'] ?? '{}')
  void send(target.dataset['action'], { ...given, [target.name]: Number(target.value) })
})
setInterval(() => void redraw(), 1000)
