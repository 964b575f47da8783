import { bech32 } from '@scure/base'
import { samplePicture } from '../samples'
import {
  createWalletScript,
  walletError,
  type WalletInternals,
  type WalletMethods,
} from './createWalletScript'
import { injectBitcoinWallet } from './injectBitcoinWallet'
import { registerStandardWallet } from './registerStandardWallet'
import { toHexBytes } from './toHexBytes'
import type { WalletAnnouncement, WalletScript } from './WalletScript'

/**
 * The API of a Bitcoin wallet: listed in `btc_providers`, the wallet standard, OKX's or UniSat's.
 */
export type BitcoinWalletKind = 'listed' | 'standard' | 'okx' | 'unisat'

export interface ScriptableBitcoinWalletOptions {
  /** Default: a wallet of `btc_providers`. */
  readonly kind?: BitcoinWalletKind
  /** OKX and UniSat have fixed names. */
  readonly name?: string
  /** Payment addresses; native segwit ones take the form of the current network. */
  readonly accounts?: readonly string[]
  readonly network?: 'mainnet' | 'testnet'
  /** The page was approved before: accounts are shared without a prompt. */
  readonly isPermitted?: boolean
}

/** A Bitcoin browser wallet under the control of a test. */
export interface ScriptableBitcoinWallet extends WalletScript {
  /** Simulates the user picking another network; a wallet-standard one stays on Bitcoin mainnet. */
  switchNetwork(network: 'mainnet' | 'testnet'): void
}

const ACCOUNT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const PUBLIC_KEY = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
/** The word “scripted” in base64. */
const SIGNATURE = 'c2NyaXB0ZWQ='
const PREFIXES = { mainnet: 'bc', testnet: 'tb' } as const
const STANDARD_CHAINS = ['bitcoin:mainnet']
const STANDARD_FEATURES = ['bitcoin:connect', 'bitcoin:signMessage', 'bitcoin:signTransaction']
const INJECTED = ['getAccounts', 'getPublicKey', 'signMessage', 'signPsbt', 'disconnect']
const OWN: Readonly<Record<'listed' | 'okx' | 'unisat', readonly string[]>> = {
  listed: [],
  okx: ['connect', 'send'],
  unisat: ['requestAccounts', 'sendBitcoin', 'switchChain'],
}
const NAMES = { okx: ['OKX', 'OKX Wallet'], unisat: ['unisat', 'UniSat Wallet'] } as const

const readParam = (params: readonly unknown[], name: string): unknown => {
  const [first] = params
  return typeof first === 'object' && first !== null
    ? (first as Record<string, unknown>)[name]
    : first
}

/**
 * Creates a Bitcoin wallet under the control of a test. It signs nothing real: every signature is
 * the word “scripted” in base64, every transaction hash is a running number, and it refuses to sign
 * a payment prepared by the page unless the test answers that.
 *
 * @example
 * const wallet = createScriptableBitcoinWallet({ kind: 'unisat' })
 * wallet.install()
 */
export function createScriptableBitcoinWallet(
  options: ScriptableBitcoinWalletOptions = {},
): ScriptableBitcoinWallet {
  const { kind = 'listed', network = 'mainnet' } = options
  const [connectorId, name] =
    kind === 'okx' || kind === 'unisat'
      ? NAMES[kind]
      : ([options.name ?? 'Heron', options.name ?? 'Heron'] as const)
  const icon = samplePicture(name.slice(0, 1), '#7048e8')
  let prefix: string = PREFIXES[network]
  let sent = 0

  const onNetwork = (address: string) => {
    if (!/^(?:bc|tb)1q/.test(address)) return address
    return bech32.encode(prefix, bech32.decode(address as `bc1${string}`).words)
  }
  const plain = (accounts: readonly string[]) => accounts.map(onNetwork)
  const described = (accounts: readonly string[]) =>
    plain(accounts).map(address => ({
      address,
      publicKey: PUBLIC_KEY,
      purpose: 'payment',
      addressType: 'p2wpkh',
    }))
  const standard = (accounts: readonly string[]) =>
    accounts.map(address => ({
      address,
      publicKey: `0x${PUBLIC_KEY}`,
      chains: STANDARD_CHAINS,
      features: STANDARD_FEATURES,
      purpose: 'payment',
    }))

  /** Emits the account change of this kind of wallet. */
  function emitAccounts({ emit, shared }: WalletInternals) {
    const accounts = shared()
    if (kind === 'standard') {
      emit('sync', standard(accounts))
      emit('change', standard(accounts))
    } else if (kind === 'unisat') emit('accountsChanged', plain(accounts))
    else if (kind === 'okx') emit('accountChanged', described(accounts)[0] ?? null)
    else if (accounts.length === 0) emit('disconnect')
    else emit('accountChange', { type: 'accountChange', addresses: described(accounts) })
  }

  function methods(hand: WalletInternals): WalletMethods {
    const { ask, shared, letIn, letOut, unlessRefused } = hand
    const connect = (answer: () => unknown) =>
      ask(() => {
        letIn()
        return answer()
      })
    const connected = (answer: () => unknown) => {
      if (shared().length === 0) throw walletError(-32_002, 'The page is not connected')
      return ask(answer)
    }
    const leave = () => {
      unlessRefused(letOut)
      return null
    }
    const pay = () => connected(() => String(++sent).padStart(64, '0'))
    const move = (params: readonly unknown[]) =>
      ask(() => {
        prefix = /mainnet/i.test(String(readParam(params, 'name'))) ? 'bc' : 'tb'
        return null
      })
    if (kind === 'standard') {
      const accounts = () => ({ accounts: standard(shared()) })
      const look = ([input]: readonly unknown[]) =>
        readParam([input], 'silent') === true ? accounts() : connect(accounts)
      return {
        'standard:connect': look,
        'bitcoin:connect': look,
        'standard:disconnect': leave,
        'bitcoin:signMessage': inputs =>
          connected(() =>
            inputs.map(input => ({
              signedMessage: readParam([input], 'message'),
              signature: toHexBytes(Uint8Array.from(atob(SIGNATURE), char => char.charCodeAt(0))),
            })),
          ),
      }
    }
    if (kind === 'listed') {
      const addresses = () => ({ addresses: described(shared()) })
      return {
        getAddresses: () => connect(addresses),
        wallet_connect: () => connect(addresses),
        wallet_getAccount: addresses,
        wallet_disconnect: leave,
        wallet_changeNetwork: move,
        signMessage: () => connected(() => ({ signature: SIGNATURE })),
        sendTransfer: () => pay().then(txid => ({ txid })),
      }
    }
    return {
      connect: () => connect(() => described(shared())[0] ?? null),
      requestAccounts: () => connect(() => plain(shared())),
      getAccounts: () => plain(shared()),
      getPublicKey: () => PUBLIC_KEY,
      disconnect: leave,
      signMessage: () => connected(() => SIGNATURE),
      send: () => pay().then(txhash => ({ txhash })),
      sendBitcoin: pay,
      switchChain: move,
    }
  }

  const announcement: WalletAnnouncement =
    kind === 'standard'
      ? {
          description: { name, icon, chains: STANDARD_CHAINS, features: STANDARD_FEATURES },
          show: registerStandardWallet,
        }
      : {
          description: { kind, name, icon, methods: [...INJECTED, ...OWN[kind]] },
          show: injectBitcoinWallet,
        }
  const { hand, ...script } = createWalletScript({
    name,
    connectorId,
    accounts: options.accounts ?? [ACCOUNT],
    isAllowed: options.isPermitted,
    // The error codes of `btc_providers` mean something else in other families.
    rejection: { code: kind === 'listed' ? -32_000 : 4001, message: 'User rejected the request.' },
    unknownCode: kind === 'listed' ? -32_601 : 4200,
    announcement,
    methods,
    tell: emitAccounts,
  })
  return {
    ...script,
    switchNetwork(next) {
      if (kind === 'standard') return
      prefix = PREFIXES[next]
      if (hand.isAllowed()) emitAccounts(hand)
    },
  }
}
