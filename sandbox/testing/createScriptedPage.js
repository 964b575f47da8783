// @ts-check
import { compileFunction } from 'node:vm'

/** Just enough of a browser's event stream for the page script. */
class PageEventSource {
  static CLOSED = 2
  readyState = 1
  /** @type {((event: { data: string }) => void) | undefined} */
  onmessage
  /** @type {(() => void) | undefined} */
  onerror
  stop = new AbortController()

  /** @param {string} url */
  constructor(url) {
    this.read(url).catch(() => {
      this.readyState = PageEventSource.CLOSED
      if (!this.stop.signal.aborted) this.onerror?.()
    })
  }
  /** @param {string} url */
  async read(url) {
    const response = await fetch(url, { signal: this.stop.signal })
    let rest = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (line.startsWith('data:{')) this.onmessage?.({ data: line.slice(5) })
        if (line.startsWith('data: {')) this.onmessage?.({ data: line.slice(6) })
      }
    }
  }
}

/**
 * A page in Node that has loaded the wallet's script: its globals, and the wallets that registered
 * themselves.
 *
 * @param {string} url where the wallet listens
 * @param {{ origin?: string, query?: string }} [options]
 */
export async function createScriptedPage(
  url,
  { origin = 'http://localhost:3000', query = '' } = {},
) {
  const script = await (await fetch(`${url}/wallet.js${query}`)).text()
  const window = /** @type {any} */ (new EventTarget())
  /** @type {PageEventSource[]} */
  const streams = []
  /** @type {any[]} */
  const standardWallets = []
  const register = (/** @type {any} */ wallet) => void standardWallets.push(wallet)
  window.addEventListener('wallet-standard:register-wallet', (/** @type {any} */ { detail }) =>
    detail({ register }),
  )
  const globals = {
    window,
    document: {},
    HTMLScriptElement: class {},
    EventSource: class extends PageEventSource {
      /** @param {string} address */
      constructor(address) {
        super(address)
        streams.push(this)
      }
    },
    fetch: (/** @type {string} */ address, /** @type {RequestInit} */ options) =>
      fetch(address, { ...options, headers: { ...options.headers, origin } }),
  }
  const names = Object.keys(globals)
  compileFunction(script, names)(...Object.values(globals))
  window.open = () => null
  Object.assign(window, { screenX: 0, screenY: 0, outerWidth: 1000 })
  return {
    window,
    standardWallets,
    close: () => streams.forEach(({ stop }) => stop.abort()),
  }
}
