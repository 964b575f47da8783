import {
  createWalletScript,
  walletError,
  type WalletHand,
  type WalletMethods,
} from './createWalletScript'
import { showPolkadotWallet } from './showPolkadotWallet'
import type { WalletScript } from './WalletScript'

export interface ScriptablePolkadotWalletOptions {
  /** Where it is among the extensions of the page, and its id; the modal calls `heron-wallet` Heron Wallet. */
  readonly key?: string
  /** How the modal calls it, where its key does not say it. */
  readonly name?: string
  /** Addresses in the form of any network. */
  readonly accounts?: readonly string[]
  /** The page has been approved before: accounts are shared without asking. */
  readonly isPermitted?: boolean
}

/** Alice, known to every developer of Polkadot. */
const ACCOUNT = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const SIGNATURE = `0x${'ab'.repeat(64)}`
const REJECTION = { message: 'Cancelled' }
const UNKNOWN_METHOD = 4200

/**
 * A Polkadot extension that does as a test says. It signs nothing real: every signature is `0xabab…`. It shares its
 * accounts on all networks, so that there is no network to be picked in it.
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

  function methods({ ask, shared, isAllowed, letIn }: WalletHand): WalletMethods {
    return {
      enable: () => (isAllowed() ? null : ask(letIn)),
      getAccounts: () => described(shared()),
      signRaw() {
        if (shared().length === 0) throw walletError(undefined, 'The page is not connected')
        return ask(() => ({ id: 1, signature: SIGNATURE }))
      },
    }
  }

  const { hand: _hand, ...script } = createWalletScript({
    name,
    connectorId: key,
    accounts: options.accounts ?? [ACCOUNT],
    isAllowed: options.isPermitted,
    rejection: REJECTION,
    unknownCode: UNKNOWN_METHOD,
    announcement: { description: { key, version: '1.0.0' }, show: showPolkadotWallet },
    methods,
    tell: ({ emit, shared }) => emit('accounts', described(shared())),
  })
  return script
}
