import type { KeyValueStorage } from '../ports/browser'
import { createFallbackStorage } from './createFallbackStorage'

/**
 * Local storage that never throws, and remembers until the page is left where the browser remembers nothing. Undefined
 * on a server.
 */
export function createBrowserStorage(window: Window | undefined): KeyValueStorage | undefined {
  return window && createFallbackStorage(() => window.localStorage)
}
