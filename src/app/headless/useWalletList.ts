import { createSelector } from '@reduxjs/toolkit'
import { useEffect, useMemo } from 'react'
import { viewEntry } from '../../domain/views'
import type { Wallet } from '../../domain/wallet'
import { connectRequested } from '../../events/connectionEvents'
import { discoveryRequested } from '../../events/modalEvents'
import {
  morePagesRequested,
  walletPicked,
  walletSearchTyped,
  walletsRetryRequested,
  walletsShown,
} from '../../events/walletEvents'
import { selectConnectorImage, selectWalletRows } from '../../core/connectors/connectorsSelectors'
import { selectHasDiscovered } from '../../core/connectors/connectorsSlice'
import type { ConnectRow } from '../../core/connectors/listWallets'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectDirectory, selectSearch } from '../../core/wallets/directory/directorySelectors'
import {
  selectDirectoryState,
  type Directory,
  type WalletSearchResults,
} from '../../core/wallets/directory/directoryState'
import { selectSuggestedLists } from '../../core/wallets/directory/suggestionSelectors'
import { selectWalletImage } from '../../core/wallets/images/walletImage'
import type { Namespace } from '../../lib/address/caip'
import { selectOptions } from '../../core/options/optionsSlice'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'
import type { Runtime } from '../runtime/Runtime'
import { isViewShown, navigateTo } from './navigateTo'
import { withFallbackUntilLoaded } from './withFallbackUntilLoaded'

/** One row of the first screen, with its name and picture. */
export type ListedWallet = ConnectRow & {
  /** Empty until the directory provides the wallet's name (`awaited`). */
  readonly name: string
  /** A URL for `<img>`; `null` while there is none. */
  readonly picture: string | null
}

export interface HostWalletList {
  /** The wallets of the first screen in display order, one row per wallet. */
  readonly rows: readonly ListedWallet[]
  /** Discovery has not run yet. */
  readonly isLooking: boolean
  /** The number of wallets in the directory; `null` until it has responded. */
  readonly count: number | null
  /** All wallets, page by page, once `showAll` is called. */
  readonly all: Directory
  /** The search text and its results. */
  readonly search: WalletSearchResults
  /** Returns an `<img>` URL; `null` until `loadPictures` has fetched it, and if there is none. */
  readonly getPicture: (wallet: Wallet) => string | null
  /** @deprecated Use `getPicture`; removed in version 0.2. */
  readonly pictureOf: (wallet: Wallet) => string | null
  /**
   * Connects a browser wallet, or starts pairing with any other one (`usePairing`). For a row of
   * the kind `multi`, pass the chain family.
   */
  readonly choose: (chosen: ConnectRow | Wallet, namespace?: Namespace) => void
  /** Navigates to the list of all wallets and fetches its first page. */
  readonly showAll: () => void
  /** Fetches the next page. */
  readonly loadMore: () => void
  /** Searches once typing pauses, from two characters on; an empty text restores the list. */
  readonly searchFor: (text: string) => void
  /** Retries the failed requests. */
  readonly retry: () => void
  /** Fetches the pictures of wallets that are on screen. */
  readonly loadPictures: (wallets: readonly Wallet[]) => void
  /** @deprecated Use `loadPictures`; removed in version 0.2. */
  readonly wantPictures: (wallets: readonly Wallet[]) => void
}

const NO_ROWS: readonly ConnectRow[] = []

const selectRows = withFallbackUntilLoaded(selectWalletRows, NO_ROWS)
const selectIsLooking = withFallbackUntilLoaded(state => !selectHasDiscovered(state), true)

/** `selectDirectory` reads the engine's connectors to mark installed wallets. */
const EMPTY_DIRECTORY: Directory = {
  wallets: [],
  installedIds: [],
  isLoading: false,
  isLoadingMore: false,
  hasMore: false,
  error: null,
}
const EMPTY_SEARCH: WalletSearchResults = {
  text: '',
  isCertifiedOnly: false,
  phase: 'idle',
  wallets: [],
  installedIds: [],
}
const selectAll = withFallbackUntilLoaded(
  state => (selectDirectoryState(state).list ? selectDirectory(state) : EMPTY_DIRECTORY),
  EMPTY_DIRECTORY,
)
const selectFound = withFallbackUntilLoaded(selectSearch, EMPTY_SEARCH)
const selectCount = withFallbackUntilLoaded(state => selectSuggestedLists(state).count, null)

/** The state that pictures are read from: service responses and the page's options. */
const selectImageSources = createSelector(
  [(state: RootState) => selectModalApiState(state)?.walletModalApi, selectOptions],
  (walletModalApi, options) => ({ walletModalApi, options }) as unknown as RootState,
)

function getName({ kind, connector, wallet }: ConnectRow): string {
  return kind === 'walletConnect' ? 'WalletConnect' : (connector?.name ?? wallet?.name ?? '')
}

function withNameAndPicture(state: RootState, row: ConnectRow): ListedWallet {
  const { connector, wallet } = row
  const own = connector && selectConnectorImage(state, connector)
  const picture = own ?? (wallet && selectWalletImage(state, wallet))
  return { ...row, name: getName(row), picture }
}

const isRow = (chosen: ConnectRow | Wallet): chosen is ConnectRow => 'kind' in chosen

function chooseRow(runtime: Runtime, { connector, wallet }: ConnectRow, given?: Namespace): void {
  const { dispatch } = runtime.store
  if (connector) {
    const namespace = given ?? connector.namespace
    const own = connector.connectors?.find(each => each.namespace === namespace) ?? connector
    dispatch(connectRequested({ namespace: own.namespace, connectorId: own.id }))
  } else if (wallet) chooseWallet(runtime, wallet)
  else navigateTo(runtime, viewEntry('ConnectingWalletConnect', { wallet: null }))
}

/** On the list, a flow decides how to open the wallet; with the modal closed, pairing starts. */
function chooseWallet(runtime: Runtime, wallet: Wallet): void {
  const isOpen = selectIsOpen(runtime.store.getState())
  if (isOpen) runtime.store.dispatch(walletPicked({ wallet }))
  else navigateTo(runtime, viewEntry('ConnectingWalletConnect', { wallet }))
}

function showAll(runtime: Runtime): void {
  const view = viewEntry('AllWallets')
  if (!isViewShown(runtime.store.getState(), view)) navigateTo(runtime, view)
}

function loadPictures(runtime: Runtime, wallets: readonly Wallet[]): void {
  runtime.store.dispatch(walletsShown({ wallets }))
}

const createListMethods = (runtime: Runtime) => ({
  choose(chosen: ConnectRow | Wallet, namespace?: Namespace) {
    if (isRow(chosen)) chooseRow(runtime, chosen, namespace)
    else chooseWallet(runtime, chosen)
  },
  showAll: () => showAll(runtime),
  loadMore: () => void runtime.store.dispatch(morePagesRequested()),
  searchFor(text: string) {
    showAll(runtime)
    runtime.store.dispatch(walletSearchTyped({ text }))
  },
  retry: () => void runtime.store.dispatch(walletsRetryRequested()),
  loadPictures: (wallets: readonly Wallet[]) => loadPictures(runtime, wallets),
  wantPictures: (wallets: readonly Wallet[]) => loadPictures(runtime, wallets),
})

/**
 * Returns the wallets of the first screen, all wallets page by page, and the search. Open the first
 * screen (`open()` of `useWalletModal`) to start the directory requests. `useView`, `usePairing`
 * and `useAccount` show the result of a choice.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useWalletList(where: StoreProps = {}): HostWalletList {
  const { runtime } = useRuntime(where)
  const methods = useMemo(() => createListMethods(runtime), [runtime])
  const rows = useHostSelector(runtime, selectRows)
  const isLooking = useHostSelector(runtime, selectIsLooking)
  const count = useHostSelector(runtime, selectCount)
  const all = useHostSelector(runtime, selectAll)
  const search = useHostSelector(runtime, selectFound)
  const looks = useHostSelector(runtime, selectImageSources)
  useEffect(() => void runtime.store.dispatch(discoveryRequested()), [runtime])
  return useMemo(() => {
    const getPicture = (wallet: Wallet) => selectWalletImage(looks, wallet)
    return {
      ...methods,
      rows: rows.map(row => withNameAndPicture(looks, row)),
      isLooking,
      count,
      all,
      search,
      getPicture,
      pictureOf: getPicture,
    }
  }, [methods, rows, isLooking, count, all, search, looks])
}
