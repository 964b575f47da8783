import type { BrowserProvider, JsonRpcSigner } from 'ethers'
import type { JSX } from 'react'
import type { HttpResult } from '../../src/ports/http'
import type { WholeState } from '../../src/store/rootReducer'
import type { Chain, CustomTransport, JsonRpcAccount, WalletClient } from 'viem'
import type * as bitcoinEntry from '../../src/entries/bitcoin'
import type * as callsEntry from '../../src/entries/calls'
import type * as cosmosEntry from '../../src/entries/cosmos'
import type * as embeddedEntry from '../../src/entries/embeddedWallet'
import type * as ethersEntry from '../../src/entries/ethers'
import type * as evmEntry from '../../src/entries/evm'
import type * as fromAppkitEntry from '../../src/entries/fromAppKit'
import type * as face from '../../src/index'
import type * as networksEntry from '../../src/entries/networks'
import type * as onrampEntry from '../../src/entries/buying'
import type * as payEntry from '../../src/entries/pay'
import type * as polkadotEntry from '../../src/entries/polkadot'
import type * as psbtEntry from '../../src/entries/psbt'
import type * as sessionsEntry from '../../src/entries/smartSessions'
import type * as siwxEntry from '../../src/entries/signIn'
import type * as solanaEntry from '../../src/entries/solana'
import type * as solanaSignersEntry from '../../src/entries/solanaSigners'
import type * as testingEntry from '../../src/testing/index'
import type * as viemEntry from '../../src/entries/viem'
import type * as wagmiEntry from '../../src/entries/wagmi'
import type * as walletconnectEntry from '../../src/entries/walletconnect'
import { sameMembers } from '../support/sameTypes'

/** Drops `readonly`, so that a `const` declaration and a re-export compare equal. */
type ExportsOf<Module> = { -readonly [Name in keyof Module]: Module[Name] }

describe('the exports of the sub-paths', () => {
  it('of /bitcoin are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof bitcoinEntry>,
        {
          bitcoin(): face.ChainAdapterDescriptor
          bitcoinMainnet: face.NetworkInput
          bitcoinTestnet: face.NetworkInput
        }
      >(true),
    ).toBe(true)
  })

  it('of /calls are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof callsEntry>,
        {
          createCalls: (store: face.HostStore, modalKey?: string) => callsEntry.Calls
          useCalls(where?: face.StoreProps): callsEntry.Calls
        }
      >(true),
    ).toBe(true)
  })

  it('of /cosmos are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof cosmosEntry>,
        {
          cosmos(options?: cosmosEntry.CosmosOptions): face.ChainAdapterDescriptor
        }
      >(true),
    ).toBe(true)
  })

  it('of /embedded are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof embeddedEntry>,
        {
          embeddedWallet(options?: embeddedEntry.EmbeddedWalletOptions): face.EmbeddedDescriptor
        }
      >(true),
    ).toBe(true)
  })

  it('of /ethers are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof ethersEntry>,
        {
          evmEthers(offered?: ethersEntry.EvmOptions): face.ChainAdapterDescriptor
          getSigner(store: face.HostStore, modalKey?: string): Promise<JsonRpcSigner>
          toBrowserProvider(provider: unknown): Promise<BrowserProvider>
        }
      >(true),
    ).toBe(true)
  })

  it('of /evm are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof evmEntry>,
        {
          evm(offered?: evmEntry.EvmOptions): face.ChainAdapterDescriptor
        }
      >(true),
    ).toBe(true)
  })

  it('of /from-appkit are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof fromAppkitEntry>,
        {
          fromAppKitOptions(
            given: fromAppkitEntry.AppKitOptions,
            adapters: readonly face.AdapterOption[],
          ): fromAppkitEntry.TakenOver
        }
      >(true),
    ).toBe(true)
  })

  it('of /networks are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof networksEntry>,
        {
          bitcoinMainnet: networksEntry.BuiltInNetwork
          bitcoinTestnet: networksEntry.BuiltInNetwork
          solanaDevnet: networksEntry.BuiltInNetwork
          solanaMainnet: networksEntry.BuiltInNetwork
          solanaTestnet: networksEntry.BuiltInNetwork
        }
      >(true),
    ).toBe(true)
  })

  it('of /onramp are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof onrampEntry>,
        {
          OnRampWidget(props: onrampEntry.OnRampWidgetProps): JSX.Element
        }
      >(true),
    ).toBe(true)
  })

  it('of /pay are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof payEntry>,
        {
          createPay: (store: face.HostStore, modalKey?: string) => payEntry.Pay
          usePay(where?: face.StoreProps): payEntry.Pay
        }
      >(true),
    ).toBe(true)
  })

  it('of /polkadot are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof polkadotEntry>,
        {
          polkadot(): face.ChainAdapterDescriptor
        }
      >(true),
    ).toBe(true)
  })

  it('of /psbt are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof psbtEntry>,
        {
          createPsbtSigner<P extends psbtEntry.PsbtLike>(
            store: face.HostStore,
            Psbt: {
              fromBase64(text: string): P
            },
            modalKey?: string,
          ): Promise<psbtEntry.PsbtSigner<P>>
        }
      >(true),
    ).toBe(true)
  })

  it('of /testing have the deprecated names of types as aliases', () => {
    expect(
      sameMembers<testingEntry.PlaceLike<string>, testingEntry.LocatorScopeLike<string>>(true),
    ).toBe(true)
    expect(
      sameMembers<testingEntry.FrameMessageHeard, testingEntry.ReceivedFrameMessage>(true),
    ).toBe(true)
  })

  it('of /sessions are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof sessionsEntry>,
        {
          createSmartSessions: (
            store: face.HostStore,
            modalKey?: string,
          ) => sessionsEntry.SmartSessions
          useSmartSessions(where?: face.StoreProps): sessionsEntry.SmartSessions
        }
      >(true),
    ).toBe(true)
  })

  it('of /siwx are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof siwxEntry>,
        {
          bitcoinVerifier: () => siwxEntry.SiwxVerifier
          cloudSiwx(options?: siwxEntry.CloudSiwxOptions): siwxEntry.CloudSiwx
          cosmosVerifier: () => siwxEntry.SiwxVerifier
          evmVerifier: () => siwxEntry.SiwxVerifier
          fromSiweConfig(siweConfig: siwxEntry.SiweConfig): siwxEntry.SiwxConfig
          informalMessenger: (options?: siwxEntry.InformalMessageOptions) => siwxEntry.SiwxMessenger
          localSiwx(options?: siwxEntry.LocalSiwxOptions): siwxEntry.SiwxConfig
          localSiwxStorage: (key?: string) => siwxEntry.SiwxStorage
          memorySiwxStorage: () => siwxEntry.SiwxStorage
          polkadotVerifier: () => siwxEntry.SiwxVerifier
          serverSiwx(options: siwxEntry.ServerSiwxOptions): siwxEntry.SiwxConfig
          sessionSiwxStorage: (key?: string) => siwxEntry.SiwxStorage
          siwx(options?: siwxEntry.SiwxOptions): siwxEntry.SiwxConfig
          solanaVerifier: () => siwxEntry.SiwxVerifier
          standardMessenger: (options?: siwxEntry.SiwxMessageOptions) => siwxEntry.SiwxMessenger
        }
      >(true),
    ).toBe(true)
  })

  it('of /solana-signers are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof solanaSignersEntry>,
        {
          createKitSigner<Address extends string>(
            store: face.HostStore,
            kit: solanaSignersEntry.KitParts<Address>,
            modalKey?: string,
          ): Promise<solanaSignersEntry.KitSigner<Address>>
          createWeb3Signer<Key>(
            store: face.HostStore,
            web3: solanaSignersEntry.Web3Parts<Key>,
            modalKey?: string,
          ): Promise<solanaSignersEntry.Web3Signer<Key>>
        }
      >(true),
    ).toBe(true)
  })

  it('of /solana are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof solanaEntry>,
        {
          solana(options?: solanaEntry.SolanaOptions): face.ChainAdapterDescriptor
        }
      >(true),
    ).toBe(true)
  })

  it('of /testing are these and no others', () => {
    expect(
      sameMembers<
        typeof testingEntry,
        {
          answered: (data: unknown) => HttpResult
          createFakeAdapter(overrides?: testingEntry.AdapterAnswers): testingEntry.FakeAdapter
          createFakeFrame(options?: testingEntry.FakeFrameOptions): testingEntry.FakeFrame
          createFakeHttp(
            answers?: Readonly<Record<string, testingEntry.HttpAnswer>>,
          ): testingEntry.FakeHttp
          createFakeWalletConnect(
            options?: testingEntry.FakeWalletConnectOptions,
          ): testingEntry.FakeWalletConnect
          createRequestHandlers(options?: testingEntry.RequestAnswers): testingEntry.RequestHandlers
          createScriptableBitcoinWallet(
            options?: testingEntry.ScriptableBitcoinWalletOptions,
          ): testingEntry.ScriptableBitcoinWallet
          createScriptableCosmosWallet(
            options?: testingEntry.ScriptableCosmosWalletOptions,
          ): testingEntry.WalletScript
          createScriptablePolkadotWallet(
            options?: testingEntry.ScriptablePolkadotWalletOptions,
          ): testingEntry.WalletScript
          createScriptableSolanaWallet(
            options?: testingEntry.ScriptableSolanaWalletOptions,
          ): testingEntry.WalletScript
          createScriptableWallet(
            options?: testingEntry.ScriptableWalletOptions,
          ): testingEntry.ScriptableWallet
          createTestStore(given?: testingEntry.TestStoreOptions): testingEntry.TestStore
          exportReport(
            log: readonly testingEntry.LoggedAction[],
            key: string,
          ): testingEntry.BugReport
          fakeWalletConnectSession(
            namespaces: face.WalletConnectSession['namespaces'],
            more?: Partial<face.WalletConnectSession>,
          ): face.WalletConnectSession
          getContactedHosts(
            options: face.WalletModalOptions<string>,
            walletConnect?: testingEntry.WalletConnectHosts,
          ): readonly testingEntry.HostUse[]
          getContentSecurityPolicy(
            options: face.WalletModalOptions<string>,
            walletConnect?: testingEntry.WalletConnectHosts,
          ): string
          hostsOf(
            options: face.WalletModalOptions<string>,
            walletConnect?: testingEntry.WalletConnectHosts,
          ): readonly testingEntry.HostUse[]
          ignoreStyleErrors(): () => void
          installInBrowser(
            page: testingEntry.BrowserPage,
            ...wallets: readonly testingEntry.WalletScript[]
          ): Promise<void>
          memoryStorage(initial?: Readonly<Record<string, string>>): testingEntry.MemoryStorage
          modalPage<L extends testingEntry.LocatorLike<L>>(
            page: testingEntry.LocatorScopeLike<L>,
          ): testingEntry.ModalPage<L>
          policyOf(
            options: face.WalletModalOptions<string>,
            walletConnect?: testingEntry.WalletConnectHosts,
          ): string
          refused: (status: number) => HttpResult
          replay(report: testingEntry.BugReport, upTo?: number): WholeState
          sampleServices: Readonly<Record<string, testingEntry.HttpAnswer>>
          setupStore<H extends object = object>(
            preloadedState?: Partial<H> & {
              readonly walletModal?: Partial<WholeState>
            },
            options?: testingEntry.SetupStoreOptions,
          ): testingEntry.PageStore<H>
          states: {
            readonly connectFound: () => WholeState
            readonly account: () => WholeState
            readonly unsupportedChain: () => WholeState
          }
          withinModal<Queries>(within: (element: HTMLElement) => Queries, page?: Document): Queries
        }
      >(true),
    ).toBe(true)
  })

  it('of /viem are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof viemEntry>,
        {
          getWalletClient(
            store: face.HostStore,
            modalKey?: string,
          ): Promise<WalletClient<CustomTransport, Chain, JsonRpcAccount>>
        }
      >(true),
    ).toBe(true)
  })

  it('of /wagmi are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof wagmiEntry>,
        {
          createWagmiConfig<Config extends object>(
            store: face.HostStore,
            create: (given: wagmiEntry.WagmiParameters) => Config,
            options?: wagmiEntry.WagmiOptions,
          ): Config
          walletModalConnector(
            store: face.HostStore,
            modalKey?: string,
          ): wagmiEntry.CreateWagmiConnector
        }
      >(true),
    ).toBe(true)
  })

  it('of /walletconnect are these and no others', () => {
    expect(
      sameMembers<
        ExportsOf<typeof walletconnectEntry>,
        {
          walletConnect(
            options?: walletconnectEntry.WalletConnectOptions,
          ): face.WalletConnectDescriptor
        }
      >(true),
    ).toBe(true)
  })
})
