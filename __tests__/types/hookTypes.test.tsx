import type { ForwardRefExoticComponent, JSX, RefAttributes } from 'react'
import type { CustomButton } from '../../src/app/host/buttons/CustomButton'
import type * as face from '../../src/index'
import { sameMembers } from '../support/sameTypes'

describe('the hooks and components', () => {
  it('are these hooks and no others', () => {
    expect(
      sameMembers<
        Pick<typeof face, Extract<keyof typeof face, `use${string}`>>,
        {
          useAccount<N extends face.Namespace = face.Namespace>(
            options?: face.NamespaceOption<N>,
          ): face.HostAccount<N>
          useBalance(options?: face.BalanceOption): face.HostBalance
          useConnect(where?: face.StoreProps): face.HostConnect
          useConnection(options?: face.NamespaceOption): face.HostConnection
          useConnections(options?: face.NamespaceOption): face.HostConnections
          useConnectors(options?: face.NamespaceOption): face.HostConnectors
          useDisconnect(where?: face.StoreProps): face.HostDisconnect
          useEmbeddedWallet(options?: face.NamespaceOption): face.HostEmbeddedWallet
          useModalEvents(
            handler?: (event: face.ModalEvent) => void,
            where?: face.StoreProps,
          ): face.ModalEvent | null
          useModalState(options?: face.NamespaceOption): face.HostModalState
          useNetwork<N extends face.Namespace = face.Namespace>(
            options?: face.NamespaceOption<N>,
          ): face.HostNetwork<N>
          usePageControls(where?: face.StoreProps): face.PageControls
          useSiwx(options?: face.NamespaceOption): face.HostSiwx
          useTheme(where?: face.StoreProps): {
            mode: face.ThemeMode
            variables: Readonly<Record<string, string>>
            theme: face.ThemeOptions | undefined
            setTheme: (next: face.ThemeOptions) => undefined
            setMode: (next: face.ThemeMode) => undefined
            setVariables: (next: Record<string, string>) => undefined
          }
          useUpdateEmail(where?: face.StoreProps): face.HostUpdateEmail
          useWalletInfo(options?: face.NamespaceOption): face.ConnectedWallet | null
          useWalletModal(where?: face.StoreProps): face.Controls & {
            readonly isOpen: boolean
            readonly view: face.ViewName
          }
          useWalletProvider: {
            (
              options: face.StoreProps & {
                readonly namespace: 'eip155'
              },
            ): face.HostWalletProvider<face.Eip1193Provider>
            <T = unknown>(options?: face.NamespaceOption): face.HostWalletProvider<T>
          }
        }
      >(true),
    ).toBe(true)
  })

  it('are these components and no others', () => {
    expect(
      sameMembers<
        Pick<typeof face, Exclude<Extract<keyof typeof face, Capitalize<string>>, 'ModalError'>>,
        {
          AccountButton: ForwardRefExoticComponent<
            face.AccountButtonProps & RefAttributes<HTMLButtonElement>
          >
          ConnectButton: ForwardRefExoticComponent<
            face.ConnectButtonProps & RefAttributes<HTMLButtonElement>
          >
          NetworkButton: ForwardRefExoticComponent<
            face.NetworkButtonProps & RefAttributes<HTMLButtonElement>
          >
          WalletButton: ForwardRefExoticComponent<
            face.WalletButtonProps & RefAttributes<HTMLButtonElement>
          >
          WalletModal(options: face.WalletModalProps): JSX.Element
          WalletModalButton: ForwardRefExoticComponent<
            face.ConnectButtonProps & face.AccountButtonProps & RefAttributes<HTMLButtonElement>
          > & {
            Custom: typeof CustomButton
          }
        }
      >(true),
    ).toBe(true)
  })
})
