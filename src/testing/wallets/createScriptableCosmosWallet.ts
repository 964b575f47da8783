import { bech32 } from '@scure/base'
import {
  createWalletScript,
  walletError,
  type WalletInternals,
  type WalletMethods,
} from './createWalletScript'
import { injectCosmosWallet } from './injectCosmosWallet'
import type { WalletScript } from './WalletScript'

export interface ScriptableCosmosWalletOptions {
  /** Its name, as reported by wallets that take Keplr's place. */
  readonly name?: string
  /** Addresses on any network, re-encoded for each one. The first one is used. */
  readonly accounts?: readonly string[]
  /** The networks it knows, with their address prefixes; a page may suggest further ones. */
  readonly prefixes?: Readonly<Record<string, string>>
  /** The page was approved before, on every known network. */
  readonly isPermitted?: boolean
}

const ACCOUNT = 'cosmos1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5lzv7xu'
const PREFIXES = { 'cosmoshub-4': 'cosmos', 'osmosis-1': 'osmo' }
/** The word “scripted” in base64. */
const SIGNATURE = 'c2NyaXB0ZWQ='
const KEY = { type: 'tendermint/PubKeySecp256k1', value: 'AA==' }
const REJECTION = { message: 'Request rejected' }
const UNKNOWN_METHOD = 4200
const METHODS = [
  'enable',
  'disable',
  'getKey',
  'experimentalSuggestChain',
  'signArbitrary',
  'signAmino',
  'signDirect',
  'sendTx',
]

interface SuggestedChain {
  readonly chainId: string
  readonly bech32Config?: { readonly bech32PrefixAccAddr?: string }
}

/**
 * Creates a wallet in Keplr's place, under the control of a test. It signs nothing real: every
 * signature is the word “scripted” in base64. It is on all its networks at once, so it has no
 * network switch.
 *
 * @example
 * const wallet = createScriptableCosmosWallet({ prefixes: { 'cosmoshub-4': 'cosmos' } })
 * wallet.install()
 */
export function createScriptableCosmosWallet(
  options: ScriptableCosmosWalletOptions = {},
): WalletScript {
  const { name } = options
  const prefixes = new Map(Object.entries(options.prefixes ?? PREFIXES))
  /** Networks the page was approved for individually. */
  const allowed = new Set<string>()

  const getPrefix = (chainId: string): string => {
    const prefix = prefixes.get(chainId)
    if (prefix !== undefined) return prefix
    throw walletError(undefined, `There is no modular chain info for ${chainId}`)
  }
  /** Re-encodes the key's address for another network. */
  const toChainAddress = (chainId: string, account: string | undefined): string => {
    const prefix = getPrefix(chainId)
    if (account === undefined) return ''
    return bech32.encode(prefix, bech32.decode(account as `${string}1${string}`).words)
  }

  function methods({ ask, accounts, isAllowed, letIn, letOut, unlessRefused }: WalletInternals) {
    async function enable(chainId: string) {
      getPrefix(chainId)
      if (isAllowed() && (allowed.size === 0 || allowed.has(chainId))) return
      await ask(() => {
        letIn()
        allowed.add(chainId)
      })
    }
    const signed = () => ({ pub_key: KEY, signature: SIGNATURE })
    const known: WalletMethods = {
      async enable([chains]) {
        for (const chainId of [chains].flat() as string[]) await enable(chainId)
      },
      disable: () =>
        unlessRefused(() => {
          letOut()
          allowed.clear()
        }),
      async getKey([chainId]) {
        const [before] = accounts()
        await enable(chainId as string)
        const bech32Address = toChainAddress(chainId as string, before ?? accounts()[0])
        return { name: 'Account 1', bech32Address, algo: 'secp256k1' }
      },
      experimentalSuggestChain: ([info]) =>
        ask(() => {
          const { chainId, bech32Config } = info as SuggestedChain
          prefixes.set(chainId, bech32Config?.bech32PrefixAccAddr ?? chainId)
        }),
      signArbitrary: () => ask(signed),
      signAmino: ([, , document]) => ask(() => ({ signed: document, signature: signed() })),
      signDirect: ([, , document]) => ask(() => ({ signed: document, signature: signed() })),
    }
    return known
  }

  const { hand: _hand, ...script } = createWalletScript({
    name: name ?? 'Keplr',
    connectorId: 'keplr',
    accounts: options.accounts ?? [ACCOUNT],
    isAllowed: options.isPermitted,
    rejection: REJECTION,
    unknownCode: UNKNOWN_METHOD,
    announcement: { description: { name, methods: METHODS }, show: injectCosmosWallet },
    methods,
    tell: ({ emit }) => emit('sync'),
  })
  return script
}
