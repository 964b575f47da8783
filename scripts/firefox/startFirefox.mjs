import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import { temporaryFolder } from '../lib/temporaryFolder.mjs'

const READY = /WebDriver BiDi listening on (ws:\S+)/
const START_MS = 60_000
const WAIT_MS = 20_000

/** Waits until Firefox says where it listens. */
function addressOf(firefox) {
  return new Promise((resolve, reject) => {
    let printed = ''
    const limit = setTimeout(
      () => reject(new Error(`Firefox did not start:\n${printed}`)),
      START_MS,
    )
    firefox.stderr.on('data', data => {
      printed += data
      const [, address] = READY.exec(printed) ?? []
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    })
    firefox.on('error', reject)
  })
}

/** Commands of WebDriver BiDi over its socket: https://www.w3.org/TR/webdriver-bidi/ */
async function openSession(address, onEvent) {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map()
  let count = 0
  socket.on('message', data => {
    const message = JSON.parse(String(data))
    if (message.type === 'event') return onEvent(message)
    const { resolve, reject } = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'success') resolve(message.result)
    else reject(new Error(`${message.error}: ${message.message}`))
  })
  return {
    send(method, params) {
      const id = (count += 1)
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    close: () => socket.close(),
  }
}

/** Runs in the page: what can be seen of a selector with these words, shadow trees included. */
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
 * Starts Firefox without a window and with a fresh profile, and gives the hands and eyes that a journey needs.
 *
 * @param {string} command
 */
export async function startFirefox(command) {
  const profile = temporaryFolder('wallet-modal-firefox')
  const firefox = spawn(
    command,
    ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const errors = []
  const session = await openSession(await addressOf(firefox), ({ method, params }) => {
    if (method === 'log.entryAdded' && params.type === 'javascript' && params.level === 'error')
      errors.push(params.text)
  })
  const { capabilities } = await session.send('session.new', { capabilities: {} })
  await session.send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = await session.send('browsingContext.create', { type: 'tab' })

  const call = async (fn, ...values) => {
    const { result, exceptionDetails } = await session.send('script.callFunction', {
      functionDeclaration: String(fn),
      arguments: values.map(value =>
        typeof value === 'string' ? { type: 'string', value } : value,
      ),
      target: { context },
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }

  /** The element, once it is there and stands still. */
  async function find(selector, words = '') {
    const deadline = Date.now() + WAIT_MS
    for (;;) {
      const found = await call(findShown, selector, words).catch(() => ({ type: 'null' }))
      if (found.type === 'node') return { sharedId: found.sharedId }
      if (Date.now() > deadline) {
        const { value } = await call(() => document.body.innerText)
        throw new Error(`Firefox shows no ${selector} “${words}”. On the page:\n${value}`)
      }
      await pause(50)
    }
  }

  /** Waits until nothing like it can be seen. */
  async function gone(selector) {
    const deadline = Date.now() + WAIT_MS
    while ((await call(findShown, selector, '')).type === 'node') {
      if (Date.now() > deadline) throw new Error(`Firefox still shows ${selector}.`)
      await pause(50)
    }
  }

  const act = (type, id, actions, more = {}) =>
    session.send('input.performActions', { context, actions: [{ type, id, actions, ...more }] })

  const page = {
    version: capabilities.browserVersion,
    errors,
    find,
    gone,
    goto: url => session.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => session.send('browsingContext.reload', { context, wait: 'complete' }),
    async press(selector, words) {
      const element = await find(selector, words)
      await pause(300) // a card that moves would let the press fall beside it
      await act('pointer', 'mouse', [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async type(selector, text) {
      await page.press(selector)
      const keys = [...text].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act('key', 'keyboard', keys)
    },
    async valueOf(selector) {
      const { value } = await call(element => element.value, await find(selector))
      return value
    },
    async photograph() {
      await pause(600) // a card that comes is seen through
      const { data } = await session.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    async close() {
      session.close()
      const ended = new Promise(resolve => firefox.once('exit', resolve))
      firefox.kill()
      await ended
    },
  }
  return page
}
