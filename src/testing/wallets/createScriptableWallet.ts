import { hexChainId } from '../../lib/address/hexChainId'
import { SAMPLE_ADDRESS, samplePicture } from '../samples'
import {
  createWalletScript,
  walletError,
  type WalletInternals,
  type WalletMethods,
} from './createWalletScript'
import { announceEvmWallet } from './announceEvmWallet'
import type { WalletScript } from './WalletScript'

export interface ScriptableWalletOptions {
  readonly name?: string
  readonly rdns?: string
  /** The first one is used. */
  readonly accounts?: readonly string[]
  readonly chainId?: number
  /** The networks it knows, besides the current one; any other fails with 4902. */
  readonly knownChainIds?: readonly number[]
  /** The page was approved before: accounts are shared without a prompt. */
  readonly isPermitted?: boolean
}

/** A browser wallet for EVM networks under the control of a test. */
export interface ScriptableWallet extends WalletScript {
  /** Its announcement (EIP-6963). */
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  /** Simulates the visitor picking another network in the wallet. */
  switchChain(chainId: number): void
}

const REJECTION = { code: 4001, message: 'The person declined' } as const
const UNKNOWN_METHOD = 4200
const SIGNATURE = `0x${'1b'.repeat(65)}`

const readChainId = (param: unknown): number =>
  typeof param === 'object' && param !== null && 'chainId' in param ? Number(param.chainId) : NaN

/**
 * Creates an EIP-1193 provider with an EIP-6963 announcement that follows the test: it approves,
 * rejects, hangs, delays, locks, or changes account or network. It signs nothing real: every
 * signature is `0x1b1b…`, every transaction hash is a running number.
 *
 * @example
 * const wallet = createScriptableWallet({ name: 'Heron', rdns: 'io.heron' })
 * const uninstall = wallet.install()
 */
export function createScriptableWallet(options: ScriptableWalletOptions = {}): ScriptableWallet {
  const { name = 'Heron', rdns = 'io.heron' } = options
  let chainId = options.chainId ?? 1
  const known = new Set([...(options.knownChainIds ?? []), chainId])
  let sent = 0
  const info = {
    uuid: `uuid-of-${rdns}`,
    name,
    icon: samplePicture(name.slice(0, 1), '#7048e8'),
    rdns,
  }

  function moveTo(next: number, { emit }: WalletInternals) {
    known.add(next)
    if (next === chainId) return
    chainId = next
    emit('chainChanged', hexChainId(next))
  }

  function methods(hand: WalletInternals): WalletMethods {
    const { ask, shared, isAllowed } = hand
    const permitted = (work: () => unknown) => {
      if (shared().length === 0) throw walletError(4100, 'The page is not connected')
      return ask(work)
    }
    const move = (wanted: number) =>
      ask(() => {
        moveTo(wanted, hand)
        return null
      })
    return {
      eth_accounts: shared,
      eth_chainId: () => hexChainId(chainId),
      net_version: () => String(chainId),
      eth_requestAccounts: () =>
        ask(() => {
          hand.letIn()
          return shared()
        }),
      wallet_getPermissions: () => (isAllowed() ? [{ parentCapability: 'eth_accounts' }] : []),
      wallet_revokePermissions() {
        hand.letOut()
        return null
      },
      wallet_switchEthereumChain([param]) {
        const wanted = readChainId(param)
        if (!known.has(wanted)) throw walletError(4902, 'Unrecognized chain ID')
        return move(wanted)
      },
      wallet_addEthereumChain: ([param]) => move(readChainId(param)),
      personal_sign: () => permitted(() => SIGNATURE),
      eth_signTypedData_v4: () => permitted(() => SIGNATURE),
      eth_sendTransaction: () => permitted(() => `0x${String(++sent).padStart(64, '0')}`),
    }
  }

  const { hand, ...script } = createWalletScript({
    name,
    connectorId: rdns,
    accounts: options.accounts ?? [SAMPLE_ADDRESS],
    isAllowed: options.isPermitted,
    rejection: REJECTION,
    unknownCode: UNKNOWN_METHOD,
    announcement: { description: info, show: announceEvmWallet },
    methods,
    tell: ({ emit, shared }) => emit('accountsChanged', shared()),
  })
  return { ...script, info, switchChain: next => moveTo(next, hand) }
}
