// @ts-check
// Runs in a page. Announces the sandbox wallets and forwards the page's requests to the wallet
// process, which holds the keys. Sends nothing before the page's first request.
import { installBitcoin } from './parts/bitcoin.js'
import { installCosmos } from './parts/cosmos.js'
import { installPolkadot } from './parts/polkadot.js'
import { installSolana } from './parts/solana.js'
import { createBridgedWire, createDirectWire } from './parts/wire.js'

/**
 * @type {{
 *   base: string, query: string, solanaChains: readonly string[], isExtension: boolean,
 *   wallets: { id: number, name: string, rdns: string, icon: string }[],
 * }}
 */
// @ts-expect-error put in front of this text by the server
const settings = SETTINGS
const source = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''
const base = (source ? new URL('.', source).href : settings.base).replace(/\/$/, '')
const query = new URLSearchParams(source ? new URL(source).search : settings.query)
const DISCONNECTED = { code: 4900, message: 'The sandbox wallet is not running.' }

/** A version 4 UUID; `crypto.randomUUID` is missing on insecure pages. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const digits = [...bytes].map((byte, i) =>
    i === 6 ? (byte & 15) | 64 : i === 8 ? (byte & 63) | 128 : byte,
  )
  const hex = digits.map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

const clientId = newId()
/**
 * The wallet process's response.
 *
 * @typedef {{
 *   chainId?: string, pending?: { id: string, url?: string }, result?: unknown,
 *   error?: { code: number, message: string, data?: unknown },
 * }} Answer
 */

/** @type {Map<string, (answer: Answer) => void>} */
const waiting = new Map()
/** @type {Map<string, Answer>} answers that came before the page knew the request was open */
const early = new Map()
/** @type {Map<number, (name: string, data: unknown) => void>} */
const emitters = new Map()
/** @type {Map<string, Set<(data: unknown) => void>>} by wallet and chain family */
const familyListeners = new Map()
const wire = settings.isExtension ? createBridgedWire(clientId) : createDirectWire(base, clientId)
let isListening = false
let isConnected = false
/** @type {Set<number>} wallets whose EVM provider has emitted `connect` */
const greeted = new Set()

/** @param {{ code: number, message: string, data?: unknown }} error */
const toError = ({ code, message, data }) =>
  Object.assign(new Error(message), data === undefined ? { code } : { code, data })

/** @param {string} name @param {unknown} data */
const emitAll = (name, data) => emitters.forEach(emit => emit(name, data))

function openStream() {
  if (isListening) return
  isListening = true
  wire.listen(
    event => {
      if (event.name === 'answer') settle(event.data.id, event.data)
      else if (event.name === 'familyChanged') tellFamily(event.wallet, event.data)
      else
        emitters.get(event.wallet)?.(
          event.name,
          event.name === 'disconnect' ? toError(event.data) : event.data,
        )
    },
    isClosed => {
      if (isClosed) isListening = false
      if (!isConnected) return
      isConnected = false
      greeted.clear()
      for (const id of [...waiting.keys()]) settle(id, { error: DISCONNECTED })
      emitAll('disconnect', toError(DISCONNECTED))
    },
  )
}

/** @param {number} wallet @param {{ family: string }} data */
function tellFamily(wallet, data) {
  const listeners = familyListeners.get(`${wallet} ${data.family}`) ?? []
  for (const listener of [...listeners]) listener(data)
}

/** @param {string} id @param {Answer} answer */
function settle(id, answer) {
  const resolve = waiting.get(id)
  if (resolve) resolve(answer)
  else early.set(id, answer)
  waiting.delete(id)
}

/** @param {string} id @returns {Promise<Answer>} */
function untilSettled(id) {
  const answer = early.get(id)
  early.delete(id)
  return answer ? Promise.resolve(answer) : new Promise(resolve => waiting.set(id, resolve))
}

/** @param {string} url @param {number} wallet */
function openWindow(url, wallet) {
  const left = Math.max(0, window.screenX + window.outerWidth - 420)
  const place = `popup,width=400,height=640,left=${left},top=${window.screenY + 40}`
  window.open(url, `sandbox-wallet-${wallet}`, place)?.focus()
}

/** @param {number} wallet @param {string} method @param {unknown} params */
async function send(wallet, method, params) {
  const body = JSON.stringify({ client: clientId, wallet, method, params })
  /** @type {Answer} */
  let answer
  try {
    answer = await wire.post(body)
  } catch {
    throw toError(DISCONNECTED)
  }
  openStream()
  isConnected = true
  if (!method.includes(':') && !greeted.has(wallet) && answer.chainId) {
    greeted.add(wallet)
    emitters.get(wallet)?.('connect', { chainId: answer.chainId })
  }
  if (answer.pending) {
    const { id, url } = answer.pending
    const settled = untilSettled(id)
    if (url) openWindow(url, wallet)
    answer = await settled
  }
  if (answer.error) throw toError(answer.error)
  return answer.result
}

/** @param {{ id: number }} wallet @param {Record<string, boolean>} flags */
function createProvider({ id }, flags) {
  /** @type {Map<string, Set<(data: unknown) => void>>} */
  const listeners = new Map()
  emitters.set(id, (name, data) =>
    [...(listeners.get(name) ?? [])].forEach(listener => listener(data)),
  )
  const provider = {
    ...flags,
    isSandboxWallet: true,
    /** @param {{ method: string, params?: unknown }} request */
    async request(request) {
      if (typeof request?.method !== 'string' || request.method === '') {
        throw toError({ code: -32602, message: 'A request needs a method.' })
      }
      return send(id, request.method, request.params)
    },
    /** @param {string} name @param {(data: unknown) => void} listener */
    on(name, listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return provider
    },
    /** @param {string} name @param {(data: unknown) => void} listener */
    removeListener(name, listener) {
      listeners.get(name)?.delete(listener)
      return provider
    },
  }
  return provider
}

/**
 * Creates wallets whose icons would reveal the visitor to a foreign host, each in another way.
 *
 * @param {string} host
 * @param {object | undefined} provider
 */
function createStrangers(host, provider) {
  const at = (/** @type {string} */ name) => `${host}/${name}.png`
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 96 96">` +
    `<style>@import url(${host}/import.css); rect { fill: url(${host}/fill.svg#a) }</style>` +
    `<rect width="96" height="96"/><image width="96" height="96" href="${at('image')}" xlink:href="${at('xlink')}"/>` +
    `<use href="${host}/use.svg#a"/><foreignObject width="96" height="96">` +
    `<img xmlns="http://www.w3.org/1999/xhtml" src="${at('foreign')}"/></foreignObject>` +
    `<script href="${host}/script.js"></script></svg>`
  /** @type {Record<string, any>} */
  const icons = {
    Linked: at('linked'),
    Spaced: `\n ${at('spaced').replace('https:', 'HTTPS:')}`,
    Schemeless: at('schemeless').replace(/^\w+:/, ''),
    Drawn: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    Heavy: `data:image/png;base64,${'A'.repeat(400_000)}`,
    Document: `data:text/html,<img src="${at('document')}">`,
    Styled: `data:image/png;base64,AA==");background:url("${at('styled')}`,
    Late: { toString: () => at('late') },
  }
  return Object.entries(icons).map(([kind, icon]) => {
    const rdns = `example.stranger.${kind.toLowerCase()}`
    const info = { uuid: newId(), name: `${kind} Stranger`, rdns, icon }
    // The icon changes after it was read.
    const turn = () => void Object.assign(info, { icon: at('changed') })
    setTimeout(turn, 500)
    return { info, provider: Object.assign(Object.create(null), provider) }
  })
}

/** The wallets in the families other than EVM, each by the family's own standard. */
const FAMILIES = {
  solana: (/** @type {import('./parts/solana.js').Tools} */ tools) =>
    installSolana(tools, settings.solanaChains),
  bip122: (/** @type {import('./parts/solana.js').Tools} */ tools) =>
    installBitcoin(tools, (query.get('bitcoin') ?? 'listed').split(',')),
  polkadot: installPolkadot,
  cosmos: installCosmos,
}

/**
 * @param {{ id: number, name: string, rdns: string, icon: string }[]} chosen
 * @param {readonly string[]} families
 */
function installFamilies(chosen, families) {
  for (const [family, install] of Object.entries(FAMILIES)) {
    if (!families.includes(family)) continue
    // A page has a single `window.keplr`.
    for (const wallet of family === 'cosmos' ? chosen.slice(0, 1) : chosen) {
      install({
        wallet,
        request: (method, params) => send(wallet.id, method, params),
        onChange(listener) {
          const key = `${wallet.id} ${family}`
          familyListeners.set(key, (familyListeners.get(key) ?? new Set()).add(listener))
        },
      })
    }
  }
}

function start() {
  const chosen = settings.wallets.slice(0, Number(query.get('wallets') ?? 1))
  const families = (query.get('families') ?? 'eip155').split(',')
  installFamilies(chosen, families)
  if (families.includes('eip155')) startEvm(chosen)
}

/** @param {{ id: number, name: string, rdns: string, icon: string }[]} chosen */
function startEvm(chosen) {
  const doesLie = query.has('lie')
  const announced = chosen.map(wallet => {
    const provider = createProvider(wallet, {})
    const { name, rdns, icon } = wallet
    return Object.freeze({ info: Object.freeze({ uuid: newId(), name, rdns, icon }), provider })
  })
  const stranger = query.get('stranger')
  if (stranger) announced.push(...createStrangers(stranger, announced[0]?.provider))
  const announce = () => {
    for (const detail of announced) {
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  if (!query.has('inject') && !doesLie) return
  const claims = [
    'MetaMask',
    'CoinbaseWallet',
    'Trust',
    'TrustWallet',
    'Rabby',
    'BraveWallet',
    'OkxWallet',
    'Rainbow',
    'Phantom',
  ]
  const lies = doesLie ? Object.fromEntries(claims.map(claim => [`is${claim}`, true])) : {}
  const [first] = announced
  Object.assign(window, { ethereum: { ...first?.provider, ...lies } })
  window.dispatchEvent(new Event('ethereum#initialized'))
}

const lateMs = Number(query.get('late') ?? 0)
if (lateMs > 0) setTimeout(start, lateMs)
else start()
