import type { KeyValueStorage } from '../ports/browser'
import { createFallbackStorage } from './createFallbackStorage'

/**
 * Session storage: what is kept until the tab is closed. Never throws, and remembers until the page is left where the browser
 * remembers nothing. Undefined on a server.
 */
export function createTabStorage(window: Window | undefined): KeyValueStorage | undefined {
  return window && createFallbackStorage(() => window.sessionStorage)
}
