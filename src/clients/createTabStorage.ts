import type { KeyValueStorage } from '../ports/browser'
import { createFallbackStorage } from './createFallbackStorage'

/**
 * Returns session storage, kept until the tab closes, that never throws; where the browser blocks
 * it, values live in memory until the page unloads. Undefined on a server.
 */
export function createTabStorage(window: Window | undefined): KeyValueStorage | undefined {
  return window && createFallbackStorage(() => window.sessionStorage)
}
