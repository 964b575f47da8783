import { findRuntime } from '../../src/app/runtime/findRuntime'
import type { KeyValueStorage } from '../../src/ports/browser'
import { createTestStore, type TestStoreOptions } from '../../src/testing/createTestStore'

/** A value that a tab wrote; `null` if it removed the key. */
interface Written {
  readonly key: string
  readonly newValue: string | null
  readonly order: number
}

interface View {
  readonly texts: Map<string, string>
  readonly orders: Map<string, number>
  /** Writes of other tabs that this tab has not received. */
  readonly unheard: Written[]
}

/**
 * Several tabs of one browser. Each sees its own writes at once and those of the others in whatever
 * order the test delivers them; of each key the newest value wins in every tab.
 */
export function createTabs(count: number, optionsOf: (tab: number) => TestStoreOptions) {
  let order = 0
  const truth = new Map<string, string>()
  const views: View[] = Array.from({ length: count }, () => ({
    texts: new Map<string, string>(),
    orders: new Map<string, number>(),
    unheard: [],
  }))

  const put = (texts: Map<string, string>, { key, newValue }: Written) => {
    if (newValue === null) texts.delete(key)
    else texts.set(key, newValue)
  }
  const see = (view: View, written: Written) => {
    if ((view.orders.get(written.key) ?? 0) > written.order) return
    view.orders.set(written.key, written.order)
    put(view.texts, written)
  }
  const write = (view: View, key: string, newValue: string | null) => {
    // browsers fire no storage event for an unchanged value
    if ((view.texts.get(key) ?? null) === newValue) return
    const written = { key, newValue, order: ++order }
    put(truth, written)
    see(view, written)
    for (const other of views) if (other !== view) other.unheard.push(written)
  }
  const storageOf = (view: View): KeyValueStorage => ({
    getItem: key => view.texts.get(key) ?? null,
    setItem: (key, text) => write(view, key, text),
    removeItem: key => write(view, key, null),
  })

  const worlds = views.map((view, tab) =>
    createTestStore({ ...optionsOf(tab), storage: storageOf(view) }),
  )
  const runtimes = worlds.map(({ hostStore }) => findRuntime(hostStore, 'walletModal'))

  return {
    worlds,
    /** The stored value once every tab has received every write. */
    truth: (key: string) => truth.get(key) ?? null,
    /** Loads the code that listens. */
    load: () => Promise.all(runtimes.map(runtime => runtime.load())),
    unheard: () => views.reduce((sum, { unheard }) => sum + unheard.length, 0),
    /** Delivers one pending write to a tab. */
    hear(tab: number, pick: number) {
      const view = views[tab]
      if (!view || view.unheard.length === 0) return
      const [written] = view.unheard.splice(pick % view.unheard.length, 1)
      if (!written) return
      see(view, written)
      const { key, newValue } = written
      runtimes[tab]?.engine()?.onStorage(new StorageEvent('storage', { key, newValue }))
    },
    dispose: () => worlds.forEach(world => world.dispose()),
  }
}
