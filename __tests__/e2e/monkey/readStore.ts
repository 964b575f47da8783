import type { Page } from '@playwright/test'

const ACTIONS_SHOWN = 40

interface FoundStore {
  getState(): { readonly walletModal: Readonly<Record<string, unknown>> }
  dispatch(action: { type: string; payload?: unknown }): {
    log(): readonly { time: number; action: { type: string; payload?: unknown } }[]
  }
}

/** Returns the state and the latest actions of the built page's store as text. */
export const readStore = (page: Page): Promise<string> =>
  page.evaluate(shown => {
    type Fiber = { memoizedProps?: { store?: FoundStore }; child?: Fiber } | undefined
    const root = Object.entries(document.getElementById('app') ?? {}).find(([name]) =>
      name.startsWith('__reactContainer$'),
    )
    let fiber = root?.[1] as Fiber
    while (fiber && !fiber.memoizedProps?.store) fiber = fiber.child
    const store = fiber?.memoizedProps?.store
    if (!store) return 'no store was found in the page'
    const short = (value: unknown) => (JSON.stringify(value) ?? '').slice(0, 300)
    const { connections, modal, router, network, notifications } = store.getState().walletModal
    const runtime = store.dispatch({ type: 'walletModal/@@runtime', payload: 'walletModal' })
    const entries = runtime.log().slice(-shown)
    return [
      ...Object.entries({ connections, modal, router, network, notifications }).map(
        ([name, slice]) => `${name}: ${(JSON.stringify(slice) ?? '').slice(0, 1500)}`,
      ),
      ...entries.map(
        ({ time, action }) =>
          `${new Date(time).toISOString().slice(14, 23)} ${action.type} ${short(action.payload)}`,
      ),
    ].join('\n')
  }, ACTIONS_SHOWN)
