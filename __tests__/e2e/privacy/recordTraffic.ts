import type { Page } from '@playwright/test'

export const TRAFFIC_KINDS = [
  'fetch',
  'XMLHttpRequest',
  'sendBeacon',
  'WebSocket',
  'EventSource',
  'iframe',
  'Worker',
] as const
export type TrafficKind = (typeof TRAFFIC_KINDS)[number]

interface Call {
  readonly kind: TrafficKind
  readonly url: string
}

declare global {
  interface Window {
    recordedTraffic?: Call[]
  }
}

/** What a page sends, through any API. */
export interface Traffic {
  /** Every call of a network API, whatever its destination. */
  calls(): Promise<Call[]>
  /** Every browser request to another origin than the page's, including sockets. */
  foreign(): readonly string[]
  forget(): Promise<void>
}

/** Runs in the page before any other script. */
function watchDoors() {
  const calls: Call[] = []
  window.recordedTraffic = calls
  const note = (kind: TrafficKind, url: unknown) =>
    void calls.push({ kind, url: new URL(String(url), document.baseURI).href })

  const { fetch } = window
  window.fetch = (input, init) => {
    note('fetch', input instanceof Request ? input.url : input)
    return fetch(input, init)
  }
  const beacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (url, data) => {
    note('sendBeacon', url)
    return beacon(url, data)
  }
  XMLHttpRequest.prototype.open = new Proxy(XMLHttpRequest.prototype.open, {
    apply(target, self, given: [string, string | URL]) {
      note('XMLHttpRequest', given[1])
      Reflect.apply(target, self, given)
    },
  })
  const watchConstructor = (kind: 'WebSocket' | 'EventSource' | 'Worker') => {
    const watched = new Proxy(window[kind], {
      construct(target, given: [string | URL], newTarget) {
        note(kind, given[0])
        return Reflect.construct(target, given, newTarget) as object
      },
    })
    Object.defineProperty(window, kind, { value: watched })
  }
  watchConstructor('WebSocket')
  watchConstructor('EventSource')
  watchConstructor('Worker')

  const noteFrame = (node: Node) => {
    if (node instanceof HTMLIFrameElement) note('iframe', node.src)
  }
  const watchTree = (root: Node) =>
    new MutationObserver(changes => {
      for (const { target, addedNodes } of changes) {
        noteFrame(target)
        addedNodes.forEach(noteFrame)
      }
    }).observe(root, { childList: true, subtree: true, attributeFilter: ['src'] })
  watchTree(document)
  Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
    apply(target, self, given: [ShadowRootInit]) {
      const root = Reflect.apply(target, self, given)
      watchTree(root)
      return root
    },
  })
}

/** Installs the recorder; call it before the page is loaded. */
export async function recordTraffic(page: Page, ownOrigin: string): Promise<Traffic> {
  const foreign: string[] = []
  const isForeign = (address: string) => {
    const { protocol, origin } = new URL(address)
    return protocol !== 'data:' && protocol !== 'blob:' && origin !== ownOrigin
  }
  page.on('request', request => {
    if (isForeign(request.url())) foreign.push(request.url())
  })
  page.on('websocket', socket => foreign.push(socket.url()))
  await page.addInitScript(watchDoors)
  return {
    calls: () => page.evaluate(() => window.recordedTraffic ?? []),
    foreign: () => [...foreign],
    async forget() {
      foreign.length = 0
      await page.evaluate(() => void (window.recordedTraffic ?? []).splice(0))
    },
  }
}
