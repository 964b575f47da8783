import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** The part of the package that we use, spelled out so that our declarations compile in a page without the package. */
export interface LibraryModule {
  readonly UniversalProvider: { init(options: object): Promise<WalletConnectLibrary> }
}

/**
 * The `import()` of the package stands where only a page with `walletConnect()` comes to it: webpack looks for whatever a file that
 * it finds may import.
 */
export type FetchLibrary = () => Promise<LibraryModule>

type Page = { readonly localStorage?: unknown }

let underWay: Promise<LibraryModule> | undefined

/**
 * Fetches and evaluates the WalletConnect library. As it is evaluated it looks for `localStorage`, which we give it no use for; where
 * the browser refuses that (site data blocked, a sandboxed frame), looking throws, and a module that threw never comes, however often
 * it is asked for. So a refused `localStorage` is missing for that moment, which the library can live with.
 */
export function importLibrary(
  fetchLibrary: FetchLibrary,
  page: Page = globalThis,
): Promise<LibraryModule> {
  if (underWay) return underWay
  const giveBack = hideRefused(page)
  underWay = fetchLibrary().finally(() => {
    underWay = undefined
    giveBack()
  })
  return underWay
}

/** Nothing is touched where the page may use it. */
function hideRefused(page: Page): () => void {
  try {
    void page.localStorage
  } catch {
    const own = Object.getOwnPropertyDescriptor(page, 'localStorage')
    const isHidden = Reflect.defineProperty(page, 'localStorage', {
      value: undefined,
      configurable: true,
    })
    if (isHidden)
      return () => {
        if (own) Reflect.defineProperty(page, 'localStorage', own)
        else Reflect.deleteProperty(page, 'localStorage')
      }
  }
  return () => undefined
}
