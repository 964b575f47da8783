// @ts-check
// The pocket wallet's page. Re-renders on changes, and sends the user's actions to the controls.

/** @typedef {{ data: string }} Found */
/** @typedef {(pixels: Uint8ClampedArray, width: number, height: number) => Found | null} Decode */

/** Larger pictures are scaled down before decoding. */
const LONGEST_SIDE = 1600

/**
 * @param {string} action
 * @param {object} [given]
 * @returns {Promise<string | undefined>} what went wrong
 */
async function send(action, given = {}) {
  const response = await fetch('/__control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...given, action }),
  }).catch(() => undefined)
  const answer = await response?.json()
  await redraw()
  return response ? answer.error : 'The sandbox does not answer.'
}

/** @type {Record<string, string>} */
const shown = {}
async function redraw() {
  const response = await fetch('/parts').catch(() => undefined)
  const parts = response?.ok ? await response.json() : {}
  for (const [name, html] of Object.entries(parts)) draw(name, String(html))
}

/** @param {string} name @param {string} html */
function draw(name, html) {
  const place = document.getElementById(name)
  if (!place || html === shown[name]) return
  const focused = place.contains(document.activeElement) ? document.activeElement?.id : undefined
  const cleared = [...place.querySelectorAll('input:not(:checked)')].map(({ id }) => id)
  place.innerHTML = html
  shown[name] = html
  for (const id of cleared) {
    const box = document.getElementById(id)
    if (box instanceof HTMLInputElement) box.checked = false
  }
  if (focused) document.getElementById(focused)?.focus()
}

/** @param {string} text @param {'bad' | 'good' | 'busy'} tone */
function tell(text, tone) {
  const place = document.getElementById('told')
  if (!place) return
  place.textContent = text
  place.className = tone
}

/** @param {string} uri */
async function pair(uri) {
  const code = uri.trim()
  if (!code.startsWith('wc:')) return tell('A code begins with “wc:”.', 'bad')
  tell('Connecting …', 'busy')
  const problem = await send('pair', { uri: code })
  if (problem) return tell(explain(problem), 'bad')
  tell('The page was reached. Look at what it asks for above.', 'good')
  const field = document.getElementById('code')
  if (field instanceof HTMLTextAreaElement) field.value = ''
}

/** @param {string} problem in the library's words */
function explain(problem) {
  if (/expired/i.test(problem)) return 'This code is too old. Take a fresh one from the page.'
  if (/already exists/i.test(problem)) return 'This code was used already. Take a fresh one.'
  return `The code was not accepted: ${problem}`
}

/** @param {Blob} file */
async function readPicture(file) {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return tell('This picture cannot be read.', 'bad')
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')
  drawing?.drawImage(picture, 0, 0, width, height)
  const pixels = drawing?.getImageData(0, 0, width, height).data
  const decode = /** @type {{ jsQR?: Decode }} */ (/** @type {unknown} */ (globalThis)).jsQR
  const found = pixels && decode?.(pixels, width, height)
  if (!found) return tell('No code was found in this picture.', 'bad')
  await pair(found.data)
}

/** @param {DataTransfer | null} carried @returns {File | undefined} */
const pictureIn = carried =>
  [...(carried?.files ?? [])].find(({ type }) => type.startsWith('image/'))

document.addEventListener('submit', event => {
  event.preventDefault()
  const field = document.getElementById('code')
  if (field instanceof HTMLTextAreaElement) void pair(field.value)
})
document.addEventListener('paste', event => {
  const picture = pictureIn(event.clipboardData)
  if (picture) void readPicture(picture)
})
document.addEventListener('dragover', event => event.preventDefault())
document.addEventListener('drop', event => {
  event.preventDefault()
  const picture = pictureIn(event.dataTransfer)
  if (picture) void readPicture(picture)
})
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  const { action, given, answer } = target.dataset
  if (action) void send(action, JSON.parse(given ?? '{}'))
  if (answer) void answerQuestion(target, answer === 'approve')
})
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.files?.[0]) {
    void readPicture(target.files[0])
    target.value = ''
  }
  if (!(target instanceof HTMLSelectElement)) return
  const { switch: what, family } = target.dataset
  if (what === 'account')
    void send('switchAccount', { namespace: family, index: Number(target.value) })
  if (what === 'chain' && target.value) void send('switchChain', { chainId: target.value })
})

/** @param {HTMLElement} button @param {boolean} approve */
async function answerQuestion(button, approve) {
  const card = button.closest('[data-question]')
  if (!(card instanceof HTMLElement)) return
  for (const each of card.querySelectorAll('button')) each.disabled = true
  const boxes = [...card.querySelectorAll('input[name="family"]')]
  const namespaces = boxes.flatMap(box =>
    box instanceof HTMLInputElement && box.checked ? [box.value] : [],
  )
  const choice = boxes.length > 0 ? { namespaces } : {}
  const problem = await send('answer', { id: card.dataset['question'], approve, choice })
  tell(
    problem ?? (approve ? 'Approved. You can go back to the page.' : 'Refused.'),
    problem ? 'bad' : 'good',
  )
}

const linked = new URLSearchParams(location.search).get('uri')
if (linked) {
  history.replaceState(null, '', '/')
  void pair(linked)
}
void redraw()
setInterval(() => void redraw(), 500)
