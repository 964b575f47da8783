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
import {
  selectConnectorImage,
  selectWalletRows,
} from '../../features/connectors/connectorsSelectors'
import { selectHasLooked } from '../../features/connectors/connectorsSlice'
import type { ConnectRow } from '../../features/connectors/listWallets'
import { selectIsOpen } from '../../features/modal/modalSlice'
import { selectDirectory, selectSearch } from '../../features/wallets/directory/directorySelectors'
import {
  selectDirectoryState,
  type Directory,
  type WalletSearchResults,
} from '../../features/wallets/directory/directoryState'
import { selectWalletImage } from '../../features/wallets/images/walletImage'
import type { Namespace } from '../../lib/address/caip'
import { selectOptions } from '../../features/options/optionsSlice'
import { selectModalApiState } from '../../services/selectModalApiState'
import type { RootState } from '../../store/rootReducer'
import { useRead } from '../host/hooks/useRead'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'
import type { Runtime } from '../runtime/Runtime'
import { isAt, leadTo } from './leadTo'
import { onceHere } from './onceHere'

/** One row of the first screen, with its name and picture. */
export type ListedWallet = ConnectRow & {
  /** Empty for a wallet that the directory has yet to name (`awaited`). */
  readonly name: string
  /** An address for `<img>`; `null` where there is none yet. */
  readonly picture: string | null
}

export interface HostWalletList {
  /** The wallets of the first screen, in its order, one row for each wallet. */
  readonly rows: readonly ListedWallet[]
  /** No wallet has been looked for yet. */
  readonly isLooking: boolean
  /** How many wallets the directory has; `null` until it has answered. */
  readonly count: number | null
  /** All wallets, page by page, once `showAll` was called. */
  readonly all: Directory
  /** What was searched for, and what was found. */
  readonly search: WalletSearchResults
  /** An address for `<img>`; `null` until `wantPictures` brought it, and where there is none. */
  readonly pictureOf: (wallet: Wallet) => string | null
  /**
   * Asks a wallet of this browser, or begins to pair with any other one (`usePairing`). For a row of the kind `multi`, name the
   * chain family.
   */
  readonly choose: (chosen: ConnectRow | Wallet, namespace?: Namespace) => void
  /** Moves to the list of all wallets and fetches its first page. */
  readonly showAll: () => void
  /** Fetches the next page. */
  readonly loadMore: () => void
  /** From two characters on, asked once typing pauses; an empty text brings the list back. */
  readonly searchFor: (text: string) => void
  /** Asks again for what failed. */
  readonly retry: () => void
  /** Fetches the pictures of wallets that are on screen. */
  readonly wantPictures: (wallets: readonly Wallet[]) => void
}

const NO_ROWS: readonly ConnectRow[] = []

const selectRows = onceHere(selectWalletRows, NO_ROWS)
const selectIsLooking = onceHere(state => !selectHasLooked(state), true)

/** The directory reads the connectors, to tell which wallets are installed. */
const NOTHING_LISTED: Directory = {
  wallets: [],
  installedIds: [],
  isLoading: false,
  isLoadingMore: false,
  hasMore: false,
  error: null,
}
const NOTHING_SEARCHED: WalletSearchResults = {
  text: '',
  isCertifiedOnly: false,
  phase: 'idle',
  wallets: [],
  installedIds: [],
}
const selectAll = onceHere(
  state => (selectDirectoryState(state).list ? selectDirectory(state) : NOTHING_LISTED),
  NOTHING_LISTED,
)
const selectFound = onceHere(selectSearch, NOTHING_SEARCHED)
const selectCount = (state: RootState) => selectDirectoryState(state).count

/** What pictures are read from: the answers of the services, and the page's own. */
const selectLooks = createSelector(
  [(state: RootState) => selectModalApiState(state)?.walletModalApi, selectOptions],
  (walletModalApi, options) => ({ walletModalApi, options }) as unknown as RootState,
)

function nameOf({ kind, connector, wallet }: ConnectRow): string {
  return kind === 'walletConnect' ? 'WalletConnect' : (connector?.name ?? wallet?.name ?? '')
}

function withLooks(state: RootState, row: ConnectRow): ListedWallet {
  const { connector, wallet } = row
  const own = connector && selectConnectorImage(state, connector)
  const picture = own ?? (wallet && selectWalletImage(state, wallet))
  return { ...row, name: nameOf(row), picture }
}

const isRow = (chosen: ConnectRow | Wallet): chosen is ConnectRow => 'kind' in chosen

function chooseRow(runtime: Runtime, { connector, wallet }: ConnectRow, given?: Namespace): void {
  const { dispatch } = runtime.store
  if (connector) {
    const namespace = given ?? connector.namespace
    const own = connector.connectors?.find(each => each.namespace === namespace) ?? connector
    dispatch(connectRequested({ namespace: own.namespace, connectorId: own.id }))
  } else if (wallet) chooseWallet(runtime, wallet)
  else leadTo(runtime, viewEntry('ConnectingWalletConnect', { wallet: null }))
}

/** On the list a flow decides which way leads into the wallet; where nothing is open, it is paired with. */
function chooseWallet(runtime: Runtime, wallet: Wallet): void {
  const isOpen = selectIsOpen(runtime.store.getState())
  if (isOpen) runtime.store.dispatch(walletPicked({ wallet }))
  else leadTo(runtime, viewEntry('ConnectingWalletConnect', { wallet }))
}

function showAll(runtime: Runtime): void {
  const view = viewEntry('AllWallets')
  if (!isAt(runtime.store.getState(), view)) leadTo(runtime, view)
}

const methodsOf = (runtime: Runtime) => ({
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
  wantPictures: (wallets: readonly Wallet[]) =>
    void runtime.store.dispatch(walletsShown({ wallets })),
})

/**
 * The wallets of the first screen, all wallets page by page, and the search. Have the first screen open (`open()` of
 * `useWalletModal`): the directory is asked from there. What comes of a choice is in `useView`, `usePairing` and `useAccount`.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useWalletList(where: StoreProps = {}): HostWalletList {
  const { runtime } = useRuntime(where)
  const methods = useMemo(() => methodsOf(runtime), [runtime])
  const rows = useRead(runtime, selectRows)
  const isLooking = useRead(runtime, selectIsLooking)
  const count = useRead(runtime, selectCount)
  const all = useRead(runtime, selectAll)
  const search = useRead(runtime, selectFound)
  const looks = useRead(runtime, selectLooks)
  useEffect(() => void runtime.store.dispatch(discoveryRequested()), [runtime])
  return useMemo(
    () => ({
      ...methods,
      rows: rows.map(row => withLooks(looks, row)),
      isLooking,
      count,
      all,
      search,
      pictureOf: wallet => selectWalletImage(looks, wallet),
    }),
    [methods, rows, isLooking, count, all, search, looks],
  )
}
