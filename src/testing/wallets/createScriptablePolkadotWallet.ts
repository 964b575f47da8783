import {
  createWalletScript,
  walletError,
  type WalletInternals,
  type WalletMethods,
} from './createWalletScript'
import { injectPolkadotWallet } from './injectPolkadotWallet'
import type { WalletScript } from './WalletScript'

export interface ScriptablePolkadotWalletOptions {
  /** Its key and id among the page's extensions; the modal calls `heron-wallet` Heron Wallet. */
  readonly key?: string
  /** Its name in the modal, if it does not follow from its key. */
  readonly name?: string
  /** Addresses in the format of any network. */
  readonly accounts?: readonly string[]
  /** The page was approved before: accounts are shared without a prompt. */
  readonly isPermitted?: boolean
}

/** Alice, the well-known Polkadot development account. */
const ACCOUNT = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const SIGNATURE = 'ab'.repeat(64)
/** A payload's signature starts with its key type, sr25519. */
const SR25519 = '01'
const REJECTION = { message: 'Cancelled' }
const UNKNOWN_METHOD = 4200

/**
 * Creates a Polkadot extension under the control of a test. It signs nothing real: every signature
 * is `0xabab…`, that of a payload `0x01abab…`. It shares its accounts on all networks, so it has no
 * network switch.
 *
 * @example
 * const wallet = createScriptablePolkadotWallet({ key: 'heron-wallet' })
 * wallet.install()
 */
export function createScriptablePolkadotWallet(
  options: ScriptablePolkadotWalletOptions = {},
): WalletScript {
  const { key = 'heron-wallet', name = 'Heron Wallet' } = options
  const described = (accounts: readonly string[]) =>
    accounts.map((address, index) => ({ address, name: `Account ${String(index + 1)}` }))

  function methods({ ask, shared, isAllowed, letIn }: WalletInternals): WalletMethods {
    let count = 0
    const sign = (kind: string) => () => {
      if (shared().length === 0) throw walletError(undefined, 'The page is not connected')
      return ask(() => ({ id: ++count, signature: `0x${kind}${SIGNATURE}` }))
    }
    return {
      enable: () => (isAllowed() ? null : ask(letIn)),
      getAccounts: () => described(shared()),
      signRaw: sign(''),
      signPayload: sign(SR25519),
    }
  }

  const { hand: _hand, ...script } = createWalletScript({
    name,
    connectorId: key,
    accounts: options.accounts ?? [ACCOUNT],
    isAllowed: options.isPermitted,
    rejection: REJECTION,
    unknownCode: UNKNOWN_METHOD,
    announcement: { description: { key, version: '1.0.0' }, show: injectPolkadotWallet },
    methods,
    tell: ({ emit, shared }) => emit('accounts', described(shared())),
  })
  return script
}
