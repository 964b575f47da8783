import type { ActionCreatorWithPayload, ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import type { SignInSubject } from '../../src/domain/signInState'
import type { SubmittedTransaction } from '../../src/domain/transaction'
import type * as face from '../../src/index'
import { same, sameMembers } from '../support/sameTypes'

describe('the functions, selectors and actions', () => {
  it('are these and no others', () => {
    expect(
      sameMembers<
        Omit<typeof face, `use${string}` | Capitalize<string>>,
        {
          accountsChanged: ActionCreatorWithPayload<
            face.ConnectorRef & {
              readonly accounts: readonly face.Account[]
            },
            string
          >
          addressLabelRemoved: ActionCreatorWithPayload<
            {
              address: string
            },
            'walletModal/options/addressLabelRemoved'
          >
          addressLabelled: ActionCreatorWithPayload<
            {
              address: string
              label: string
            },
            'walletModal/options/addressLabelled'
          >
          connectCancelled: ActionCreatorWithPayload<face.ConnectorRef, string>
          connectFailed: ActionCreatorWithPayload<
            face.ConnectorRef & {
              readonly error: face.ErrorState
            },
            string
          >
          connectRequested: ActionCreatorWithPayload<face.ConnectorRef, string>
          connectionSwitchRequested: ActionCreatorWithPayload<
            face.ConnectorRef & {
              readonly address?: string | undefined
            },
            string
          >
          createWalletModal<K extends string = 'walletModal'>(
            options: face.WalletModalOptions<K>,
          ): face.WalletModalIntegration<K>
          devToolsSanitizers(key?: string): face.DevToolsSanitizers
          disconnectRequested: ActionCreatorWithPayload<
            {
              readonly namespace?: face.Namespace
              readonly connectorId?: string
            },
            string
          >
          disconnected: ActionCreatorWithPayload<
            {
              readonly namespace: face.Namespace
              readonly by: 'visitor' | 'wallet' | 'otherTab'
            },
            string
          >
          getPageControls(hostStore: face.HostStore, modalKey?: string): face.PageControls
          getSiwx(hostStore: face.HostStore, modalKey?: string): face.SiwxControls
          localeChosen: ActionCreatorWithPayload<string, 'walletModal/theme/localeChosen'>
          modalCloseRequested: ActionCreatorWithPayload<
            {
              by: 'visitor' | 'page'
            },
            string
          >
          modalClosed: ActionCreatorWithoutPayload<'walletModal/modal/closed'>
          modalOpenRequested: ActionCreatorWithPayload<face.OpenRequest, string>
          modalOpened: ActionCreatorWithPayload<
            {
              view: face.ViewEntry
              namespace: face.Namespace | null
            },
            string
          >
          networkChosen: ActionCreatorWithPayload<
            {
              readonly caipNetworkId: face.CaipNetworkId
            },
            string
          >
          networkSwitchFailed: ActionCreatorWithPayload<
            {
              readonly caipNetworkId: face.CaipNetworkId
              readonly error: face.ErrorState
            },
            string
          >
          networkSwitched: ActionCreatorWithPayload<
            {
              readonly caipNetworkId: face.CaipNetworkId
              readonly by: 'visitor' | 'wallet' | 'connect'
            },
            string
          >
          onModalEvent(
            hostStore: face.HostStore,
            handler: (event: face.ModalEvent) => void,
            modalKey?: string,
          ): () => void
          selectAccount: {
            <N extends face.Namespace>(
              state: face.StateWithModal,
              namespace: N | undefined,
            ): face.HostAccount<N>
            (state: face.StateWithModal, namespace?: face.Namespace): face.HostAccount
          }
          selectAddress: {
            <N extends face.Namespace>(
              state: face.StateWithModal,
              namespace: N | undefined,
            ): face.AddressOf<N> | null
            (state: face.StateWithModal, namespace?: face.Namespace): string | null
          }
          selectApprovedNetworkIds(
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ): readonly face.CaipNetworkId[] | null
          selectBalance: (
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ) => face.Balance | null
          selectCaipAddress: (
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ) => face.CaipAddress | null
          selectCaipNetworkId: (
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ) => face.CaipNetworkId | null
          selectCapabilities: (
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ) => readonly face.Capability[]
          selectChainId: {
            <N extends face.Namespace>(
              state: face.StateWithModal,
              namespace: N | undefined,
            ): face.ChainIdOf<N> | null
            (state: face.StateWithModal, namespace?: face.Namespace): number | string | null
          }
          selectConnections(
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ): readonly face.Connection[]
          selectConnectorStatus(
            state: face.StateWithModal,
            connectorId: string,
            namespace?: face.Namespace,
          ): face.ConnectorStatus
          selectConnectors(
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ): readonly face.Connector[]
          selectEmbeddedUser(
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ): face.EmbeddedUser | null
          selectIsConnected: (state: face.StateWithModal, namespace?: face.Namespace) => boolean
          selectIsOpen: (state: face.StateWithModal) => boolean
          selectIsSignedIn: (state: face.StateWithModal, namespace?: face.Namespace) => boolean
          selectNamespace: (state: face.StateWithModal) => face.Namespace | null
          selectNetwork(state: face.StateWithModal, namespace?: face.Namespace): face.Network | null
          selectNetworks(
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ): readonly face.Network[]
          selectRemoteFeatures: (
            state: face.StateWithModal,
          ) => Readonly<Partial<face.RemoteFeatures>>
          selectSignIn(state: face.StateWithModal, namespace?: face.Namespace): face.SignIn | null
          selectStatus: (
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ) => face.ConnectionStatus
          selectThemeMode: (state: face.StateWithModal) => face.ThemeMode
          selectThemeVariables: (state: face.StateWithModal) => Readonly<Record<string, string>>
          selectView: (state: face.StateWithModal) => face.ViewName
          selectWalletInfo(
            state: face.StateWithModal,
            namespace?: face.Namespace,
          ): face.ConnectedWallet | null
          signedIn: ActionCreatorWithPayload<
            SignInSubject & {
              readonly session: face.SignedInAs
              readonly isRestored: boolean
            },
            string
          >
          signedOut: ActionCreatorWithPayload<
            {
              readonly namespace: face.Namespace
            },
            string
          >
          subscribe<T>(
            hostStore: face.HostStore,
            select: (state: face.WalletModalState) => T,
            listener: (value: T, before: T) => void,
            modalKey?: string,
          ): () => void
          themeGiven: ActionCreatorWithPayload<face.ThemeOptions, 'walletModal/theme/themeGiven'>
          themeModeChosen: ActionCreatorWithPayload<
            face.ThemeMode,
            'walletModal/theme/themeModeChosen'
          >
          themeVariablesGiven: ActionCreatorWithPayload<
            Record<string, string>,
            'walletModal/theme/themeVariablesGiven'
          >
          transactionMined: ActionCreatorWithPayload<
            {
              readonly hash: string
              readonly caipNetworkId: face.CaipNetworkId
              readonly status: 'confirmed' | 'failed' | 'replaced' | 'expired'
              readonly replacedBy?: string
              readonly tokens?: readonly face.CaipAddress[]
              readonly received?: string
              readonly fee?: string
            },
            string
          >
          transactionSubmitted: ActionCreatorWithPayload<SubmittedTransaction, string>
          viewEntry<N extends face.ViewName>(
            name: N,
            ...rest: undefined extends face.ViewParams[N]
              ? [params?: face.ViewParams[N]]
              : [face.ViewParams[N]]
          ): face.ViewEntry
          walletConnected: ActionCreatorWithPayload<
            face.ConnectorRef & {
              readonly accounts: readonly face.Account[]
              readonly capabilities: readonly face.Capability[]
              readonly caipNetworkId: face.CaipNetworkId
              readonly walletName: string
              readonly isRestored: boolean
              readonly isSwitch?: true
            },
            string
          >
          walletNetworkReported: ActionCreatorWithPayload<
            {
              readonly namespace: face.Namespace
              readonly caipNetworkId: face.CaipNetworkId
            },
            string
          >
        }
      >(true),
    ).toBe(true)
  })

  it('throw an error of this type', () => {
    expect(
      same<
        ConstructorParameters<typeof face.ModalError>,
        [
          code: face.ErrorCode,
          detail?: string | undefined,
          options?: { cause?: unknown } | undefined,
        ]
      >(true),
    ).toBe(true)
    expect(
      sameMembers<Omit<face.ModalError, keyof Error>, { readonly code: face.ErrorCode }>(true),
    ).toBe(true)
  })
})
