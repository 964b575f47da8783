import type { KeyValueStorage } from '../ports/browser'
import { createFallbackStorage } from './createFallbackStorage'

/**
 * Returns local storage that never throws; where the browser blocks it, values live in memory until
 * the page unloads. Undefined on a server.
 */
export function createBrowserStorage(window: Window | undefined): KeyValueStorage | undefined {
  return window && createFallbackStorage(() => window.localStorage)
}
