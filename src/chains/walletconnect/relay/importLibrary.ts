import type { WalletConnectLibrary } from './WalletConnectLibrary'

/** The part of the package the modal uses, so that our types compile without it. */
export interface LibraryModule {
  readonly UniversalProvider: { init(options: object): Promise<WalletConnectLibrary> }
}

/** Only `walletConnect()` contains the `import()`, because webpack resolves all it finds. */
export type FetchLibrary = () => Promise<LibraryModule>

type Page = { readonly localStorage?: unknown }

let pendingImport: Promise<LibraryModule> | undefined

/**
 * Loads the library. Its module code reads `localStorage`, which throws where blocked (site data,
 * sandboxed iframe), and a module that threw never loads; so a blocked one reads as undefined.
 */
export function importLibrary(
  fetchLibrary: FetchLibrary,
  page: Page = globalThis,
): Promise<LibraryModule> {
  if (pendingImport) return pendingImport
  const giveBack = hideBlockedStorage(page)
  pendingImport = fetchLibrary().finally(() => {
    pendingImport = undefined
    giveBack()
  })
  return pendingImport
}

/** Hides `localStorage` only if reading it throws; returns the function that restores it. */
function hideBlockedStorage(page: Page): () => void {
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
