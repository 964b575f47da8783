import type { PageControls } from '../../../src/app/host/PageControls'
import type { WalletModalOptions } from '../../../src/app/host/walletModalOptions'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Page } from '@playwright/test'
import type { ModalApiState } from '../../../src/services/modalApi'
import type { RootState } from '../../../src/store/rootReducer'

/** What the example host exposes to tests under `?devtools=instrument`. */
export interface ExampleStore {
  getState(): { readonly walletModal: RootState }
  dispatch(action: UnknownAction): unknown
}

declare global {
  interface Window {
    exampleHost?: {
      readonly messages?: Readonly<Record<string, string>>
      readonly connectorImages?: Readonly<Record<string, string>>
      readonly look?: Pick<
        WalletModalOptions,
        | 'analytics'
        | 'branding'
        | 'components'
        | 'darkModeSelector'
        | 'enableMobileFullScreen'
        | 'features'
        | 'serviceUrls'
        | 'theme'
        | 'themeVariables'
      >
      readonly controls?: PageControls
      readonly store?: unknown
      readonly report?: unknown
    }
  }
}

/** Dispatches actions through the host app's own `dispatch`, in order. */
export const dispatchInHost = (page: Page, ...actions: readonly UnknownAction[]) =>
  page.evaluate(list => {
    const store = window.exampleHost?.store as ExampleStore
    for (const action of list) store.dispatch(action)
  }, actions)

export const readModalState = (page: Page): Promise<RootState> =>
  page.evaluate(() => (window.exampleHost?.store as ExampleStore).getState().walletModal)

interface Query {
  readonly endpointName?: string
  readonly status: string
}

/** Returns the requests in the cache of the example's modal. */
export async function readQueries(page: Page): Promise<readonly Query[]> {
  const state = (await readModalState(page)) as Partial<ModalApiState> & RootState
  return Object.values(state.walletModalApi?.queries ?? {}) as readonly Query[]
}
