import { setTimeout as pause } from 'node:timers/promises'

const WAIT_MS = 20_000
const LOOK_MS = 50

/** Runs in the page: finds a visible element by selector and text, shadow trees included. */
function findShown(selector, words) {
  const roots = [document]
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
    for (const element of root.querySelectorAll(selector)) {
      const text = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
      if (text.includes(words) && element.checkVisibility()) return element
    }
  }
  return null
}

/**
 * Creates a journey's actions and queries on one page, or on a frame of it.
 *
 * @param session a WebDriver BiDi session
 * @param {() => Promise<string>} contextOf changes when Firefox moves a frame to another process
 */
export function handsOn(session, contextOf) {
  const call = async (fn, ...values) => {
    const { result, exceptionDetails } = await session.send('script.callFunction', {
      functionDeclaration: String(fn),
      arguments: values.map(value =>
        typeof value === 'string' ? { type: 'string', value } : value,
      ),
      target: { context: await contextOf() },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  async function find(selector, words = '') {
    const deadline = Date.now() + WAIT_MS
    for (;;) {
      const found = await call(findShown, selector, words).catch(() => ({ type: 'null' }))
      if (found.type === 'node') return { sharedId: found.sharedId }
      if (Date.now() > deadline) {
        const { value } = await call(() => document.body.innerText)
        throw new Error(`Firefox shows no ${selector} “${words}”. On the page:\n${value}`)
      }
      await pause(LOOK_MS)
    }
  }

  async function gone(selector) {
    const deadline = Date.now() + WAIT_MS
    while ((await call(findShown, selector, '')).type === 'node') {
      if (Date.now() > deadline) throw new Error(`Firefox still shows ${selector}.`)
      await pause(LOOK_MS)
    }
  }

  const send = async (method, params) =>
    session.send(method, { context: await contextOf(), ...params })
  const act = (type, id, actions, more = {}) =>
    send('input.performActions', { actions: [{ type, id, actions, ...more }] })

  const keysOf = text =>
    [...text].flatMap(value => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])

  async function press(selector, words) {
    const element = await find(selector, words)
    await pause(300) // While the card moves, the press would miss it.
    await act('pointer', 'mouse', [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  return {
    call,
    find,
    gone,
    press,
    goto: url => send('browsingContext.navigate', { url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { wait: 'complete' }),
    /** Types into the focused element; `\uE007` is Enter. */
    keys: text => act('key', 'keyboard', keysOf(text)),
    async type(selector, text) {
      await press(selector)
      await act('key', 'keyboard', keysOf(text))
    },
    async valueOf(selector) {
      const { value } = await call(element => element.value, await find(selector))
      return value
    },
    async textOf(selector) {
      const { value } = await call(element => element.textContent, await find(selector))
      return value
    },
    async photograph() {
      await pause(600) // The card is translucent while it enters.
      const { data } = await send('browsingContext.captureScreenshot', {})
      return Buffer.from(data, 'base64')
    },
    frameOf: origin =>
      handsOn(session, async () => {
        const deadline = Date.now() + WAIT_MS
        for (;;) {
          const { contexts } = await session.send('browsingContext.getTree', {
            root: await contextOf(),
          })
          const child = contexts[0]?.children?.find(({ url }) => url.startsWith(origin))
          if (child) return child.context
          if (Date.now() > deadline) throw new Error(`Firefox has no frame of ${origin}.`)
          await pause(LOOK_MS)
        }
      }),
  }
}
