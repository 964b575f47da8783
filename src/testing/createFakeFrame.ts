import { createFakeApprovals } from './fakeFrame/createFakeApprovals'
import { createFakeSite } from './fakeFrame/createFakeSite'
import type {
  FakeFrame,
  FakeFrameLoad,
  FakeFrameOptions,
  ReceivedFrameMessage,
} from './fakeFrame/FakeFrame'
import { field } from './fakeFrame/fields'

export type {
  FakeFrame,
  FakeFrameLoad,
  FakeFrameOptions,
  FakeFrameRequest,
  FakeSmartAccount,
  ReceivedFrameMessage,
} from './fakeFrame/FakeFrame'

const APP = '@w3m-app/'
const FRAME = '@w3m-frame/'
const SITE = 'https://wallet.example'
const NAME = 'w3m-secure-iframe'

/**
 * Fakes the embedded wallet's site for tests without a browser: the package's real client talks to
 * it through the page's own messages. It follows the test's instructions; any other request is
 * refused with `… was not expected in this test` and recorded.
 *
 * @example
 * const frame = createFakeFrame({ isLoggedIn: true })
 * const { store } = createTestStore({ embedded: frame })
 * frame.answerAll('approve')
 */
export function createFakeFrame(options: FakeFrameOptions = {}): FakeFrame {
  const page = options.window ?? window
  const approvals = createFakeApprovals()
  const site = createFakeSite(options, approvals)
  const received: ReceivedFrameMessage[] = []
  let load: FakeFrameLoad = 'speaks'
  let isSilent = false
  let loads = 0
  let element: HTMLIFrameElement | null = null

  const post: FakeFrame['post'] = (data, { origin = SITE, source } = {}) => {
    const from = source === undefined ? (element?.contentWindow ?? null) : source
    const { MessageEvent } = page as Window & {
      readonly MessageEvent: typeof globalThis.MessageEvent
    }
    page.dispatchEvent(new MessageEvent('message', { data, origin, source: from }))
  }
  const reply = (id: string, type: string, payload?: unknown) =>
    post({ id, type: `${FRAME}${type}`, ...(payload !== undefined && { payload }) })

  async function answer(message: ReceivedFrameMessage) {
    const asked = element
    try {
      const payload = await site.answer(message)
      if (isSilent || element !== asked || payload === undefined) return
      reply(message.id, `${message.event}_SUCCESS`, payload ?? undefined)
    } catch (thrown) {
      if (isSilent || element !== asked) return
      const error = { message: (thrown as Error).message, code: field(thrown, 'code') }
      reply(message.id, `${message.event}_ERROR`, error)
    }
  }

  function onMessage(data: unknown, targetOrigin: string) {
    const type = String(field(data, 'type'))
    if (!type.startsWith(APP)) return
    const message = {
      id: String(field(data, 'id')),
      event: type.slice(APP.length),
      payload: field(data, 'payload'),
      targetOrigin,
    }
    received.push(message)
    if (!isSilent && targetOrigin === SITE) answer(message).catch(() => undefined)
  }

  function open(found: HTMLIFrameElement) {
    element = found
    loads += 1
    approvals.requests.length = 0
    const there = found.contentWindow
    if (!there || load === 'neverLoads') return
    Object.defineProperty(there, 'postMessage', { value: onMessage, configurable: true })
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
    received,
    heard: received,
    requests: approvals.requests,
    unexpected: site.unexpected,
    get isLoggedIn() {
      return site.isLoggedIn()
    },
    get account() {
      return site.account()
    },
    get loads() {
      return loads
    },
    element: () => element,
    answerAll: approvals.answerAll,
    loadsAs: next => void (load = next),
    fallSilent: (next = true) => void (isSilent = next),
    pressLink: site.pressLink,
    beginLogin: () => site.setLoggedIn(true),
    endLogin(isNotified = false) {
      site.setLoggedIn(false)
      if (isNotified) post({ type: `${FRAME}SESSION_UPDATE`, payload: { token: '' } })
    },
    moveTo(next, isNotified = false) {
      site.setAddresses(next)
      if (isNotified) post({ type: `${FRAME}SESSION_UPDATE`, payload: { token: 'changed' } })
    },
    reload() {
      if (element) open(element)
    },
    pressEscape: () => post({ type: `${FRAME}CLOSE_REQUESTED` }),
    post,
    close: () => observer.disconnect(),
  }
}
