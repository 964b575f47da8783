import type {
  AppMetadata,
  Features,
  Preload,
  ServiceUrls,
  TokenOption,
  WalletOptions,
} from '../../domain/options'
import type { NetworkInput } from '../../domain/network'
import type { ThemeMode } from '../../domain/theme'
import type { CaipNetworkId } from '../../lib/address/caip'
import type { KeyValueStorage } from '../../ports/browser'
import type { SiweConfig } from '../../ports/siwe'
import type { SiwxConfig } from '../../ports/siwx'
import type { Strings } from '../../strings/strings'
import type { AdapterOption } from '../runtime/chains/splitAdapters'

/** Everything a host can decide. Only `projectId`, `networks` and `adapters` are needed. */
export interface WalletModalOptions<K extends string = 'walletModal'> extends WalletOptions {
  /**
   * The key our state lives under, and the name of this modal where a page has several. What a modal with a key of its
   * own remembers is its own too: each of its storage keys begins with the key and a slash.
   */
  readonly key?: K
  /** Sent with every call to the hosted services. */
  readonly projectId: string
  /** viem chain objects fit. The order is the order in which they are offered. */
  readonly networks: readonly [NetworkInput, ...NetworkInput[]]
  /**
   * One per chain family, each from its own sub-path, such as `evm()` from `redux-wallet-modal/evm`, and `walletConnect()`
   * from `redux-wallet-modal/walletconnect` for wallets on other devices.
   */
  readonly adapters: readonly AdapterOption[]
  /** Used when nothing is stored; must be one of `networks`, else the first of them is used. */
  readonly defaultNetwork?: NetworkInput
  /** Read from the page when absent. */
  readonly metadata?: AppMetadata
  /** RPC URLs by CAIP-2 id, asked before the network's own. */
  readonly customRpcUrls?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>
  /** Tokens to show on networks which the balance service does not know. */
  readonly tokens?: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>
  readonly networkImages?: Readonly<Record<string, string>>
  readonly connectorImages?: Readonly<Record<string, string>>
  /**
   * Whom visitors' browsers may ask for pictures that services and wallets name, sub-domains included, such as `ipfs.io` or
   * `cdn.example/icons`. Who keeps a picture learns who looks at it, and when.
   */
  readonly imageHosts?: readonly string[]
  readonly features?: Partial<Features>
  /** The page's own names for addresses, by address in any case, such as "Savings"; shown instead of a registered name. */
  readonly addressLabels?: Readonly<Record<string, string>>
  readonly themeMode?: ThemeMode
  readonly themeVariables?: Readonly<Record<string, string>>
  readonly termsConditionsUrl?: string
  readonly privacyPolicyUrl?: string
  /** `false`: a stored session is forgotten instead of restored. */
  readonly enableReconnect?: boolean
  readonly enableNetworkSwitch?: boolean
  readonly allowUnsupportedChain?: boolean
  /** The page asks for WalletConnect codes itself; the modal shows them and begins none unless a visitor tries again. */
  readonly manualWCControl?: boolean
  /** On a phone a wallet's https link is taken before its own scheme, where it has one. */
  readonly preferUniversalLinks?: boolean
  /**
   * Whether the modal shows developers their mistakes in the set-up, in a bar that visitors would see as well: in
   * development unless `false`, in production when `true`. The console is told of a mistake either way.
   */
  readonly debug?: boolean
  /**
   * The page has one connection: who connects on a chain family leaves the wallets of the others. A session over WalletConnect
   * is one, whatever it holds. Unless `true`, each family has its own.
   */
  readonly singleConnection?: boolean
  /** How long a stored session may take to answer, in milliseconds. */
  readonly restoreTimeoutMs?: number
  /**
   * When code is fetched before it is needed. `idle`, the default: once the page has loaded and the browser has nothing else
   * to do, the code of the first view and of connecting, and while the list of wallets is shown, that of its next views; not
   * where visitors save data, nor on 2G. `intent`: when a pointer or the focus comes near. `none`: at the press only. Code
   * comes from the page's own host; nothing else is asked for, no wallet is looked for and nothing is stored.
   */
  readonly preload?: Preload
  /** Other places for the hosted services. */
  readonly serviceUrls?: Partial<ServiceUrls>
  /** `null` remembers nothing. */
  readonly storage?: KeyValueStorage | null
  /** Own words, by text key. */
  readonly messages?: Partial<Strings>
  /** How numbers and dates are written, and from which side one reads; BCP 47, `en_US` is understood as well. */
  readonly locale?: string
  /** For pages whose policy allows styles by nonce only and whose browser lacks constructable sheets. */
  readonly nonce?: string
  /**
   * Has visitors sign in by a signature of their wallet: who connects is asked for it on each network that they use. One of
   * `redux-wallet-modal/siwx`, or your own. Its code is fetched once a wallet is connected.
   */
  readonly siwx?: SiwxConfig
  /** As `siwx`, by the functions of a sign-in with Ethereum that you have already. Not both. */
  readonly siweConfig?: SiweConfig
}
