import type { ReactNode } from 'react'
import type { Network } from '../../../domain/network'
import { viewEntry } from '../../../domain/views'
import { modalPreloadRequested } from '../../../events/modalEvents'
import { selectAccountByNamespace } from '../../../core/account/accountState'
import { selectIdentity } from '../../../core/account/identitySelectors'
import { selectNativeBalance } from '../../../core/account/nativeBalanceSelectors'
import { selectConnectionByNamespace } from '../../../core/connections/connectionsSlice'
import {
  selectActiveNamespace,
  selectActiveNetwork,
  selectIsUnsupportedOn,
} from '../../../core/network/networkSelectors'
import { DEFAULT_NAMESPACE, type Namespace } from '../../../lib/address/caip'
import { ModalProvider } from '../ModalProvider'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { buttonsTexts } from '../../../strings/en/buttonsTexts'
import { selectIsReady } from '../hooks/selectIsReady'
import { useRuntime, type StoreProps } from '../hooks/useRuntime'
import { useOpener } from './useOpener'

/** What a custom button shows and does. */
export interface CustomButtonState {
  /** `false` on a server, and until a stored session has been restored or dropped. */
  readonly isReady: boolean
  readonly isConnected: boolean
  readonly isConnecting: boolean
  readonly isOpen: boolean
  readonly address: string | null
  /** The registered name of the account, such as `studio.eth`. */
  readonly name: string | null
  /** Decimal amount of the network's native coin. */
  readonly balance: string | null
  readonly balanceSymbol: string | null
  readonly network: Network | null
  /** The wallet is on a network that the page does not list. */
  readonly isUnsupported: boolean
  /** Opens the account or the list of wallets; closes the modal if it is open. */
  open(): void
  openNetworks(): void
  /** Fetches what a press needs; call it when the pointer enters or the button gets focus. */
  prepare(): void
}

export interface CustomButtonProps extends StoreProps {
  readonly namespace?: Namespace
  readonly children: (state: CustomButtonState) => ReactNode
}

function Inner({ namespace, children }: CustomButtonProps) {
  const dispatch = useModalDispatch()
  const active = useModalSelector(selectActiveNamespace)
  const shown = namespace ?? active ?? DEFAULT_NAMESPACE
  const { address } = useModalSelector(state => selectAccountByNamespace(state, shown))
  const { name } = useModalSelector(state => selectIdentity(state, shown))
  const { phase } = useModalSelector(state => selectConnectionByNamespace(state, shown))
  const isReady = useModalSelector(state => selectIsReady(state, namespace))
  const network = useModalSelector(selectActiveNetwork)
  const isUnsupported = useModalSelector(state => selectIsUnsupportedOn(state, shown))
  const { opener, open } = useOpener(namespace)
  const { data } = useModalSelector(state => selectNativeBalance(state, shown))
  return children({
    isReady,
    isConnected: phase === 'connected',
    isConnecting: phase === 'connecting' || phase === 'restoring',
    isOpen: opener['aria-expanded'],
    address,
    name,
    balance: data?.balance ?? null,
    balanceSymbol: data?.symbol ?? null,
    network,
    isUnsupported,
    open: () => void opener.onPress(),
    openNetworks: () => void open({ view: viewEntry('Networks') }),
    prepare: () => void dispatch(modalPreloadRequested()),
  })
}

/** Calls `children` with the button's state and actions; renders nothing itself. */
export function CustomButton(props: CustomButtonProps) {
  const { runtime } = useRuntime(props)
  return (
    <ModalProvider runtime={runtime} strings={buttonsTexts}>
      <Inner {...props} />
    </ModalProvider>
  )
}
