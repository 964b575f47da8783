import type { Page } from '@playwright/test'

/** What a page keeps alive: pending timers, and listeners on targets that outlive its parts. */
interface Live {
  readonly timers: number
  readonly listeners: number
}

declare global {
  var liveCounts: (() => Live) | undefined
}

/** Runs in the page before any other script. */
function watchLive() {
  const timers = new Set<unknown>()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis
  const later = (start: (handler: () => void, ms?: number) => unknown, isOnce: boolean) =>
    function start_(handler: TimerHandler, ms?: number, ...rest: unknown[]) {
      const id = start(() => {
        if (isOnce) timers.delete(id)
        if (typeof handler === 'function') Reflect.apply(handler, undefined, rest)
      }, ms)
      timers.add(id)
      return id
    }
  const forget = (stop: (id?: number) => void) => (id?: number) => {
    timers.delete(id)
    stop(id)
  }
  Object.assign(globalThis, {
    setTimeout: later(setTimeout, true),
    setInterval: later(setInterval, false),
    clearTimeout: forget(clearTimeout),
    clearInterval: forget(clearInterval),
  })

  const listeners = new Map<EventTarget, Set<unknown>>()
  const outlives = (target: unknown): target is EventTarget =>
    target === undefined || target === window || target === document
  const watch = (name: 'addEventListener' | 'removeEventListener') => {
    EventTarget.prototype[name] = new Proxy(EventTarget.prototype[name], {
      apply(method, target: EventTarget | undefined, given: [string, unknown, unknown]) {
        if (outlives(target)) {
          const known = listeners.get(target ?? window) ?? new Set()
          listeners.set(target ?? window, known)
          if (name === 'addEventListener') known.add(given[1])
          else known.delete(given[1])
        }
        return Reflect.apply(method, target, given) as unknown
      },
    })
  }
  watch('addEventListener')
  watch('removeEventListener')
  globalThis.liveCounts = () => ({
    timers: timers.size,
    listeners: [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
  })
}

/**
 * Counts from the page's next load on; call it before that load. The returned function reads the
 * counts.
 */
export async function countLive(page: Page): Promise<() => Promise<Live>> {
  await page.addInitScript(watchLive)
  return () => page.evaluate(() => globalThis.liveCounts?.() ?? { timers: 0, listeners: 0 })
}
