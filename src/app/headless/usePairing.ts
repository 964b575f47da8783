import { useMemo } from 'react'
import type { ErrorState } from '../../domain/errorCatalogue'
import { viewEntry } from '../../domain/views'
import type { Wallet } from '../../domain/wallet'
import { backRequested } from '../../events/backEvents'
import { pairingCancelled, pairingRequested } from '../../events/pairingEvents'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { isPairingView } from '../../core/pairing/isPairingView'
import { selectOpenLink } from '../../core/pairing/openLink'
import { pairingLinkOpened } from '../../core/pairing/pairingFacts'
import { selectPairing } from '../../core/pairing/pairingSlice'
import { readPairingUri } from '../../core/pairing/readPairingUri'
import { selectCurrentView } from '../../core/router/routerSlice'
import type { LinkKind } from '../../lib/links/deepLink'
import type { RootState } from '../../store/rootReducer'
import { useHostSelector } from '../host/hooks/useHostSelector'
import { useRuntime, type StoreProps } from '../host/hooks/useRuntime'
import type { Runtime } from '../runtime/Runtime'
import { navigateTo } from './navigateTo'

export interface HostPairing {
  /** `waiting`: there is a pairing URI. The modal closes shortly after `approved`. */
  readonly phase: 'idle' | 'asking' | 'waiting' | 'approved' | 'failed'
  /** The QR code's text; `null` while there is none. It carries a key: show it, never store it. */
  readonly uri: string | null
  /** Ms since 1970. A new pairing URI is created before that. */
  readonly expiresAt: number | null
  /** The chosen wallet; `null`: any wallet that scans. */
  readonly wallet: Wallet | null
  /** Why it failed; `start` tries again. */
  readonly error: ErrorState | null
  /** Navigates to the pairing view and starts pairing; a pairing in progress is cancelled. */
  readonly start: (wallet?: Wallet | null) => void
  readonly cancel: () => void
  /**
   * Returns the link that opens the chosen wallet with the pairing URI, for the visitor to press;
   * `null` while there is none. Call `reportLinkOpened` on the press, so that later requests open
   * the same app.
   */
  readonly linkTo: (kind: LinkKind) => string | null
  readonly reportLinkOpened: (kind: LinkKind) => void
  /** @deprecated Use `reportLinkOpened`; removed in version 0.2. */
  readonly tellLinkOpened: (kind: LinkKind) => void
}

const readUri = (runtime: Runtime, id: string | null): string | null => {
  const engine = runtime.engine()
  return engine ? readPairingUri(engine.deps, id) : null
}

const isShown = (state: RootState) => selectIsOpen(state) && isPairingView(selectCurrentView(state))

/** Whether the pairing view for that wallet is already shown: then pairing restarts there. */
function isShownFor(state: RootState, wallet: Wallet | null): boolean {
  const view = selectCurrentView(state)
  if (!isShown(state) || !isPairingView(view)) return false
  return (view.params?.wallet?.id ?? null) === (wallet?.id ?? null)
}

function getOpenLink(runtime: Runtime, kind: LinkKind) {
  const state = runtime.store.getState()
  const { wallet, pairingUriId } = selectPairing(state)
  return wallet && selectOpenLink(state, wallet, kind, readUri(runtime, pairingUriId))
}

function reportLinkOpened(runtime: Runtime, kind: LinkKind): void {
  const { wallet } = selectPairing(runtime.store.getState())
  const link = getOpenLink(runtime, kind)
  if (wallet && link)
    runtime.store.dispatch(pairingLinkOpened({ href: link.href, name: wallet.name }))
}

const createPairingMethods = (
  runtime: Runtime,
): Omit<HostPairing, keyof ReturnType<typeof selectPairing> | 'uri'> => ({
  start(wallet = null) {
    const { dispatch, getState } = runtime.store
    if (isShownFor(getState(), wallet)) dispatch(pairingRequested({ wallet }))
    else navigateTo(runtime, viewEntry('ConnectingWalletConnect', { wallet }))
  },
  cancel: () =>
    void runtime.store.dispatch(
      isShown(runtime.store.getState()) ? backRequested() : pairingCancelled(),
    ),
  linkTo: kind => getOpenLink(runtime, kind)?.url ?? null,
  reportLinkOpened: kind => reportLinkOpened(runtime, kind),
  tellLinkOpened: kind => reportLinkOpened(runtime, kind),
})

/**
 * Returns the state and methods of pairing with a wallet on another device, or with an app on this
 * one.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 * @example
 * const { uri, start } = usePairing()
 * return uri === null ? <button onClick={() => start()}>Scan</button> : <YourQrCode text={uri} />
 */
export function usePairing(where: StoreProps = {}): HostPairing {
  const { runtime } = useRuntime(where)
  const methods = useMemo(() => createPairingMethods(runtime), [runtime])
  const { phase, pairingUriId, expiresAt, wallet, error } = useHostSelector(runtime, selectPairing)
  const uri = readUri(runtime, pairingUriId)
  return useMemo(
    () => ({ ...methods, phase, uri, expiresAt, wallet, error }),
    [methods, phase, uri, expiresAt, wallet, error],
  )
}
