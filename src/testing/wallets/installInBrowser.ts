import type { WalletScript } from './WalletScript'

/** The part of a Playwright page that is used. */
export interface BrowserPage {
  exposeFunction(name: string, callback: (...given: never[]) => unknown): Promise<unknown>
  addInitScript(script: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
}

type Answer =
  | { readonly result: unknown }
  | { readonly error: { readonly code?: number | undefined; readonly message: string } }

/**
 * The wallet's channel to the test, in the browser: requests go to the test, events come from it.
 */
function createTestBridge(page: Window, name: string) {
  const holder = page as unknown as Record<string, unknown>
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  holder[`${name}Says`] = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  return {
    async request(asked: { readonly method: string; readonly params?: unknown }) {
      const ask = holder[name] as (method: string, params: unknown) => Promise<Answer>
      const answer = await ask(asked.method, asked.params ?? [])
      if (!('error' in answer)) return answer.result
      throw Object.assign(new Error(answer.error.message), answer.error)
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
  }
}

let installed = 0

/**
 * Installs wallets into a Playwright page; call it before navigating. The test controls them in its
 * own process; the page gets objects that forward its requests.
 *
 * @example
 * const wallet = createScriptableWallet()
 * await installInBrowser(page, wallet)
 * await page.goto('/')
 */
export async function installInBrowser(
  page: BrowserPage,
  ...wallets: readonly WalletScript[]
): Promise<void> {
  for (const { provider, announcement } of wallets) {
    const name = `__scriptedWallet${String(++installed)}`
    async function ask(method: string, params: unknown): Promise<Answer> {
      try {
        return { result: await provider.request({ method, params }) }
      } catch (thrown) {
        const { code, message } = thrown as { readonly code?: number; readonly message: string }
        return { error: { code, message } }
      }
    }
    await page.exposeFunction(name, ask)
    const description = JSON.stringify(announcement.description)
    await page.addInitScript(
      `(${announcement.show.toString()})(window, (${createTestBridge.toString()})(window, '${name}'), ${description})`,
    )
    provider.on('*', said => {
      const { event, payload } = said as { readonly event: string; readonly payload: unknown }
      const given = [event, payload ?? null].map(each => JSON.stringify(each)).join()
      // A page that is navigating requests the accounts again once it has loaded.
      page.evaluate(`window.${name}Says?.(${given})`).catch(() => undefined)
    })
  }
}
