import { parseCaipNetworkId, isCaipNetworkId } from '../lib/address/caip'

const APP = '@w3m-app/'
const FRAME = '@w3m-frame/'
const SITE = 'https://wallet.example'
const NAME = 'w3m-secure-iframe'

/** A message that the page sent into the frame. */
export interface FrameMessageHeard {
  readonly id: string
  /** Without its prefix, such as `CONNECT_EMAIL`. */
  readonly event: string
  readonly payload: unknown
  /** The origin that the page meant it for. */
  readonly targetOrigin: string
}

/** A request that waits for the person in the frame. */
export interface FakeFrameRequest {
  readonly id: string
  readonly method: string
  readonly params: unknown
  /** The address that it would be signed with. */
  readonly account: string
  /** The person agrees. Without an answer, one that fits the method is made up. */
  approve(answer?: unknown): void
  /** The person declines. */
  reject(): void
  /** It fails with this message and code. */
  fail(message: string, code?: number | string): void
}

export interface FakeSmartAccount {
  readonly address: string
  /** Chain ids, such as `1`. */
  readonly networks: readonly number[]
  /** `false` unless given. */
  readonly isDeployed?: boolean
}

export interface FakeFrameOptions {
  readonly window?: Window
  readonly email?: string
  /** The addresses of the login, by chain family. */
  readonly addresses?: Readonly<Record<string, string>>
  /** The login has a smart account on these EVM networks; on the others, and without it, only its key. */
  readonly smartAccount?: FakeSmartAccount
  /** The code that is right, also while the email is changed; `123456` unless given. */
  readonly code?: string
  /** The first code leads by way of a link in the mail; `false` unless given. */
  readonly isDeviceNew?: boolean
  /** Whether the browser lets the site store anything; the site does not say unless given. */
  readonly storage?: 'browser' | 'memory'
  /** The site has a login of an earlier visit. */
  readonly isLoggedIn?: boolean
  /** What the chain answers, by method. Any other method that only reads is refused. */
  readonly reads?: Readonly<Record<string, (params: unknown) => unknown>>
  /** In the place of the usual answer to an event, by its name; what it throws is the error answer. `undefined`: no answer at all. */
  readonly answers?: Readonly<Record<string, (payload: unknown) => unknown>>
  /** Called before an event is answered, by its name; what it throws is the error answer. */
  readonly refuses?: Readonly<Record<string, (payload: unknown) => void>>
}

/** How the page of the frame loads. */
export type FakeFrameLoad = 'speaks' | 'isSilent' | 'neverLoads'

/** The site in the frame, as it was told to be. */
export interface FakeFrame {
  /** For `embeddedWallet({ secureSiteUrl: frame.origin })`. */
  readonly origin: string
  /** Everything the page sent, oldest first. */
  readonly heard: readonly FrameMessageHeard[]
  /** What waits for the person, oldest first. */
  readonly requests: readonly FakeFrameRequest[]
  /** What was asked without an answer being set up for it; those were refused. */
  readonly unexpected: readonly string[]
  readonly isLoggedIn: boolean
  /** The address that it would sign with now; empty before it was asked who is logged in. */
  readonly account: string
  /** How often its page was loaded. */
  readonly loads: number
  /** The element on the page; null before the first need, and after signing out. */
  element(): HTMLIFrameElement | null
  /** From now on requests are answered like this without waiting; `null`: they wait for the test again. */
  answerAll(how: 'approve' | 'reject' | null): void
  /** How its page loads from the next time on. */
  loadsAs(load: FakeFrameLoad): void
  /** From now on it answers nothing, or answers again; what came meanwhile stays without an answer. */
  fallSilent(isSilent?: boolean): void
  /** The person presses the link in the mail. */
  pressLink(): void
  /** The login begins at the site, as after the right code. */
  beginLogin(): void
  /** The login ends at the site. `isTold`: the frame tells the page at once. */
  endLogin(isTold?: boolean): void
  /** The login has these addresses from now on. `isTold`: the frame tells the page that something changed. */
  moveTo(addresses: Readonly<Record<string, string>>, isTold?: boolean): void
  /** The frame's page is loaded anew by itself. */
  reload(): void
  /** The person presses Escape inside. */
  pressEscape(): void
  /** Sends the page a message, as is; by default from the frame itself and from its origin. */
  post(data: unknown, from?: { readonly origin?: string; readonly source?: Window | null }): void
  /** Takes no part any more. */
  close(): void
}

const MADE_UP: Readonly<Record<string, unknown>> = {
  personal_sign: `0x${'1b'.repeat(65)}`,
  eth_signTypedData_v4: `0x${'1b'.repeat(65)}`,
  eth_sendTransaction: `0x${'ab'.repeat(32)}`,
  wallet_sendCalls: { id: `0x${'ab'.repeat(32)}` },
  solana_signMessage: { signature: '9'.repeat(87) },
  solana_signAndSendTransaction: { signature: '9'.repeat(87) },
}
const WAITS = /^(?:personal_sign|eth_sign|eth_send(?!Raw)|solana_|wallet_(?:send|grant|revoke))/

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

const refusal = (message: string, code: number | string) =>
  Object.assign(new Error(message), { code })

/**
 * The site of the embedded wallet, for tests without a browser: the real client of the package speaks to it through the page's own
 * messages. It does what it is told to; whatever else is asked of it is refused with `… was not expected in this test` and remembered.
 *
 * @example
 * const frame = createFakeFrame({ isLoggedIn: true })
 * const { store } = createTestStore({ embedded: frame })
 * frame.answerAll('approve')
 */
export function createFakeFrame(options: FakeFrameOptions = {}): FakeFrame {
  const { code = '123456', reads = {}, answers = {}, refuses = {}, smartAccount, storage } = options
  const page = options.window ?? window
  const heard: FrameMessageHeard[] = []
  const requests: FakeFrameRequest[] = []
  const unexpected: string[] = []
  let addresses: Readonly<Record<string, string>> = options.addresses ?? {
    eip155: '0x00000000000000000000000000000000000A11ce',
    solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  }
  let email = options.email ?? 'ada@example.com'
  /** The address that is asked for while the email is changed. */
  let newEmail = ''
  let isLoggedIn = options.isLoggedIn ?? false
  let isDeviceKnown = !options.isDeviceNew
  let load: FakeFrameLoad = 'speaks'
  let how: 'approve' | 'reject' | null = null
  let isSilent = false
  let loads = 0
  let element: HTMLIFrameElement | null = null
  let pressLink: () => void = () => undefined
  let chain = 'eip155:1'
  let preferred = 'eoa'
  let account = ''

  const post: FakeFrame['post'] = (data, { origin = SITE, source } = {}) => {
    const from = source === undefined ? (element?.contentWindow ?? null) : source
    const { MessageEvent } = page as Window & {
      readonly MessageEvent: typeof globalThis.MessageEvent
    }
    page.dispatchEvent(new MessageEvent('message', { data, origin, source: from }))
  }
  const reply = (id: string, type: string, payload?: unknown) =>
    post({ id, type: `${FRAME}${type}`, ...(payload !== undefined && { payload }) })

  function notExpected(what: string): never {
    unexpected.push(what)
    throw refusal(`${what} was not expected in this test`, -32601)
  }

  const wait = (id: string, method: string, params: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const end = () => {
        const at = requests.indexOf(request)
        if (at >= 0) requests.splice(at, 1)
      }
      const request: FakeFrameRequest = {
        id,
        method,
        params,
        account,
        approve(answer = MADE_UP[method]) {
          end()
          resolve(answer)
        },
        reject: () => request.fail('User rejected the request', 4001),
        fail(message, number = -32603) {
          end()
          reject(refusal(message, number))
        },
      }
      requests.push(request)
      if (how === 'approve') request.approve()
      if (how === 'reject') request.reject()
    })

  function callOf(id: string, payload: unknown): unknown {
    const method = String(field(payload, 'method'))
    const params = field(payload, 'params')
    if (!isLoggedIn) throw refusal('Signed out', 'SIGNED_OUT')
    if (WAITS.test(method)) return wait(id, method, params)
    const read = Object.hasOwn(reads, method) ? reads[method] : undefined
    return read ? read(params) : notExpected(method)
  }

  function userOf(payload: unknown) {
    if (!isLoggedIn) throw refusal('Signed out', 'SIGNED_OUT')
    const asked = field(payload, 'chainId')
    const id = isCaipNetworkId(asked) ? asked : (`eip155:${Number(asked)}` as const)
    const { namespace, reference } = parseCaipNetworkId(id)
    const key = { address: addresses[namespace] ?? '', type: 'eoa' }
    chain = id
    const wanted = field(payload, 'preferredAccountType')
    if (typeof wanted === 'string') preferred = wanted
    const contract =
      namespace === 'eip155' && smartAccount?.networks.includes(Number(reference))
        ? { address: smartAccount.address, type: 'smartAccount' }
        : null
    const accounts =
      contract && preferred === 'smartAccount'
        ? [contract, key]
        : [key, ...(contract ? [contract] : [])]
    const { address, type } = accounts[0] ?? key
    account = address
    return {
      email,
      address,
      chainId: namespace === 'eip155' ? Number(reference) : id,
      accounts,
      preferredAccountType: type,
      ...(smartAccount && { smartAccountDeployed: smartAccount.isDeployed ?? false }),
      ...(storage !== undefined && { storage }),
    }
  }

  /** By itself it changes only what is signed with; the page asks who is logged in afterwards. */
  function prefer(payload: unknown) {
    preferred = String(field(payload, 'type'))
    const { address, preferredAccountType: type } = userOf({ chainId: chain })
    return { type, address }
  }

  function connectEmail() {
    if (isDeviceKnown) return { action: 'VERIFY_OTP' }
    return { action: 'VERIFY_DEVICE' }
  }

  function checkCode(payload: unknown) {
    if (field(payload, 'otp') !== code) throw refusal('Wrong code', 'CODE_WRONG')
  }

  function changeEmail(payload: unknown) {
    if (!isLoggedIn) throw refusal('Signed out', 'SIGNED_OUT')
    newEmail = String(field(payload, 'email'))
    return { action: 'VERIFY_PRIMARY_OTP' }
  }

  /** `undefined` is no answer; an event that is answered without a payload answers `null`. */
  function answerOf({ id, event, payload }: FrameMessageHeard): unknown {
    if (Object.hasOwn(refuses, event)) refuses[event]?.(payload)
    const own = Object.hasOwn(answers, event) ? answers[event] : undefined
    if (own) return own(payload)
    switch (event) {
      case 'SYNC_DAPP_DATA':
      case 'SYNC_THEME':
      case 'RELOAD':
        return null
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return { smartAccountEnabledNetworks: [...(smartAccount?.networks ?? [])] }
      case 'SET_PREFERRED_ACCOUNT':
        return prefer(payload)
      case 'CONNECT_EMAIL':
        return connectEmail()
      case 'CONNECT_DEVICE':
        return new Promise(resolve => {
          pressLink = () => {
            isDeviceKnown = true
            resolve(null)
          }
        })
      case 'CONNECT_OTP':
        checkCode(payload)
        isLoggedIn = true
        return null
      case 'UPDATE_EMAIL':
        return changeEmail(payload)
      case 'UPDATE_EMAIL_PRIMARY_OTP':
        checkCode(payload)
        return null
      case 'UPDATE_EMAIL_SECONDARY_OTP':
        checkCode(payload)
        email = newEmail
        return { newEmail }
      case 'IS_CONNECTED':
        return { isConnected: isLoggedIn }
      case 'GET_USER':
        return userOf(payload)
      case 'GET_CHAIN_ID':
        return { chainId: chain }
      case 'SWITCH_NETWORK':
        chain = String(field(payload, 'chainId'))
        return { chainId: chain }
      case 'SIGN_OUT':
        isLoggedIn = false
        return null
      case 'RPC_ABORT':
        for (const each of [...requests]) if (each.id === field(payload, 'id')) each.reject()
        return null
      case 'RPC_REQUEST':
        return callOf(id, payload)
      default:
        return notExpected(event)
    }
  }

  async function answer(message: FrameMessageHeard) {
    const asked = element
    try {
      const payload = await answerOf(message)
      if (isSilent || element !== asked || payload === undefined) return
      reply(message.id, `${message.event}_SUCCESS`, payload ?? undefined)
    } catch (thrown) {
      if (isSilent || element !== asked) return
      const error = { message: (thrown as Error).message, code: field(thrown, 'code') }
      reply(message.id, `${message.event}_ERROR`, error)
    }
  }

  function hear(data: unknown, targetOrigin: string) {
    const type = String(field(data, 'type'))
    if (!type.startsWith(APP)) return
    const message = {
      id: String(field(data, 'id')),
      event: type.slice(APP.length),
      payload: field(data, 'payload'),
      targetOrigin,
    }
    heard.push(message)
    if (!isSilent && targetOrigin === SITE) answer(message).catch(() => undefined)
  }

  function open(found: HTMLIFrameElement) {
    element = found
    loads += 1
    requests.length = 0
    const there = found.contentWindow
    if (!there || load === 'neverLoads') return
    Object.defineProperty(there, 'postMessage', { value: hear, configurable: true })
    if (load === 'speaks') post({ type: `${FRAME}READY`, payload: { version: '1.0.0' } })
    found.dispatchEvent(new Event('load'))
  }

  const isOurs = (node: Node): node is HTMLIFrameElement =>
    node.nodeName === 'IFRAME' &&
    (node as HTMLIFrameElement).name === NAME &&
    (node as HTMLIFrameElement).src.startsWith(`${SITE}/`)

  const observer = new MutationObserver(changes => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) if (node === element && !element.isConnected) element = null
      for (const node of addedNodes) if (isOurs(node) && node.isConnected) open(node)
    }
  })
  observer.observe(page.document, { childList: true, subtree: true })

  return {
    origin: SITE,
    heard,
    requests,
    unexpected,
    get isLoggedIn() {
      return isLoggedIn
    },
    get account() {
      return account
    },
    get loads() {
      return loads
    },
    element: () => element,
    answerAll(next) {
      how = next
      if (next === null) return
      for (const request of [...requests]) request[next]()
    },
    loadsAs: next => void (load = next),
    fallSilent: (next = true) => void (isSilent = next),
    pressLink: () => pressLink(),
    beginLogin: () => void (isLoggedIn = true),
    endLogin(isTold = false) {
      isLoggedIn = false
      if (isTold) post({ type: `${FRAME}SESSION_UPDATE`, payload: { token: '' } })
    },
    moveTo(next, isTold = false) {
      addresses = next
      if (isTold) post({ type: `${FRAME}SESSION_UPDATE`, payload: { token: 'changed' } })
    },
    reload() {
      if (element) open(element)
    },
    pressEscape: () => post({ type: `${FRAME}CLOSE_REQUESTED` }),
    post,
    close: () => observer.disconnect(),
  }
}
