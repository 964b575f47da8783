import type { Page } from '@playwright/test'

/**
 * Denies a framed site its database and its cookies, as browsers that block third-party storage do.
 */
export const denyStorage = (page: Page, site: string) =>
  page.addInitScript(origin => {
    if (location.origin !== origin) return
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('Access to storage is denied.', 'SecurityError')
      },
    })
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => fetch(input, { ...init, credentials: 'omit' })
  }, site)
