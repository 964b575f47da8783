import type { Page } from '@playwright/test'

export const EFFECTS = ['fetch', 'storage', 'open', 'stream'] as const
export type Effects = Record<(typeof EFFECTS)[number], number>

declare global {
  interface Window {
    effects?: Effects
  }
}

/**
 * Counts a page's side effects from its first moment: requests, storage writes, windows and open
 * connections.
 */
export const countEffects = (page: Page) =>
  page.addInitScript(() => {
    const effects: Effects = { fetch: 0, storage: 0, open: 0, stream: 0 }
    window.effects = effects
    const count = <T extends object>(owner: T, name: keyof T, kind: keyof Effects) => {
      const original = owner[name] as (...given: unknown[]) => unknown
      owner[name] = function (this: unknown, ...given: unknown[]) {
        effects[kind] += 1
        return original.apply(this, given)
      } as T[keyof T]
    }
    count(window, 'fetch', 'fetch')
    count(window, 'open', 'open')
    count(XMLHttpRequest.prototype, 'send', 'fetch')
    count(Storage.prototype, 'setItem', 'storage')
    count(Storage.prototype, 'removeItem', 'storage')
    count(Storage.prototype, 'clear', 'storage')
    for (const name of ['WebSocket', 'EventSource'] as const) {
      const counted = new Proxy(window[name], {
        construct(target, given, newTarget) {
          effects.stream += 1
          return Reflect.construct(target, given, newTarget) as object
        },
      })
      Object.defineProperty(window, name, { value: counted })
    }
  })

export const effectsOf = (page: Page): Promise<Effects> =>
  page.evaluate(() => ({ ...(window.effects as Effects) }))
