import notApplicable from './notApplicable.json'
import { batchFingerprint } from '../../src/domain/calls/batchFingerprint'
import { ModalError } from '../../src/domain/ModalError'
import { intentFingerprint } from '../../src/domain/payment/fingerprint'
import type { AddressRules } from '../../src/ports/addressRules'
import type { ChainClient } from '../../src/ports/chainClient'
import type { WalletSource } from '../../src/ports/walletSource'

/** One way an implementation can be broken. */
export interface Mutant<T> {
  readonly name: string
  /** The case that detects it, if only one does; runs without that case leave the mutant out. */
  readonly case?: string
  spoil(subject: T): T
}

const never = () => new AbortController().signal
const hide = (): never => {
  throw new ModalError('UNKNOWN')
}
/** A value that does not survive a JSON round trip. */
const withMore = <T extends object>(value: T): T => ({ ...value, seenAt: new Date(0) })

/** Only families whose wallets implement `sendCall` run the cases that use it. */
function callOf({ sendCall }: WalletSource): NonNullable<WalletSource['sendCall']> {
  if (!sendCall) throw new Error('sendCall is missing')
  return sendCall
}

/** Broken wallet sources; the contract must catch each one for every adapter. */
export const WALLET_MUTANTS: readonly Mutant<WalletSource>[] = [
  {
    name: 'reports no wallet',
    case: 'reports an announced wallet as plain data',
    spoil: source => ({
      ...source,
      discover: tell => {
        tell([])
        return () => undefined
      },
    }),
  },
  {
    name: 'reports wallets after the subscription ends',
    case: 'reports no wallet that is announced after the subscription ends',
    spoil: source => ({
      ...source,
      discover: tell => {
        source.discover(tell)
        return () => undefined
      },
    }),
  },
  {
    name: 'hides why the connection failed',
    spoil: source => ({
      ...source,
      connect: (...asked) =>
        source.connect(...asked).catch(() => {
          throw new ModalError('UNKNOWN')
        }),
    }),
  },
  {
    name: 'ignores the abort signal',
    spoil: source => ({
      ...source,
      connect: id => source.connect(id, never()),
      restore: id => source.restore(id, never()),
    }),
  },
  {
    name: 'prompts the user while restoring',
    spoil: source => ({ ...source, restore: (id, signal) => source.connect(id, signal) }),
  },
  {
    name: 'connects without a prompt',
    spoil: source => ({
      ...source,
      async connect(...asked) {
        const session = await source.restore(...asked)
        if (session) return session
        throw new ModalError('NO_ACCOUNTS')
      },
    }),
  },
  {
    name: 'lists its capabilities twice',
    spoil: source => ({
      ...source,
      async connect(...asked) {
        const session = await source.connect(...asked)
        const { capabilities } = session
        return { ...session, capabilities: [...capabilities, ...capabilities] }
      },
    }),
  },
  {
    name: 'reports no changes',
    spoil: source => ({ ...source, watch: () => () => undefined }),
  },
  {
    name: 'fails to disconnect when the wallet refuses',
    spoil: source => ({
      ...source,
      disconnect: async () => {
        throw new ModalError('DISCONNECT_FAILED')
      },
    }),
  },
  {
    name: 'returns a provider for a wallet that is not connected',
    spoil: source => ({ ...source, getProvider: () => ({}) }),
  },
  {
    name: 'resolves a network switch without switching',
    spoil: source => ({ ...source, switchNetwork: async () => undefined }),
  },
  {
    name: 'drops the wallet’s network changes',
    case: 'passes on another network that the user picks in the wallet',
    spoil: source => ({
      ...source,
      watch: (id, onChange) =>
        source.watch(id, change => {
          if (change.kind !== 'network') onChange(change)
        }),
    }),
  },
  {
    name: 'reports networks after the last listener unsubscribed',
    case: 'passes on another network that the user picks in the wallet',
    spoil: source => ({
      ...source,
      watch(id, onChange) {
        source.watch(id, change => {
          if (change.kind === 'network') onChange(change)
        })
        return source.watch(id, change => {
          if (change.kind !== 'network') onChange(change)
        })
      },
    }),
  },
  {
    name: 'connects with a session that is not plain data',
    spoil: source => ({
      ...source,
      async connect(...asked) {
        const session = await source.connect(...asked)
        return { ...session, accounts: session.accounts.map(withMore) }
      },
    }),
  },
  {
    name: 'restores a session that is not plain data',
    spoil: source => ({
      ...source,
      async restore(...asked) {
        const session = await source.restore(...asked)
        return session && { ...session, accounts: session.accounts.map(withMore) }
      },
    }),
  },
  {
    name: 'passes on changes that are not plain data',
    spoil: source => ({
      ...source,
      watch: (id, onChange) => source.watch(id, change => onChange(withMore(change))),
    }),
  },
  {
    name: 'signs without a prompt',
    spoil: source => ({ ...source, signMessage: async () => 'an invented signature' }),
  },
  {
    name: 'hides why signing failed',
    spoil: source => ({
      ...source,
      signMessage: (...asked) => source.signMessage(...asked).catch(hide),
    }),
  },
  {
    name: 'ignores the abort signal while signing',
    spoil: source => ({
      ...source,
      signMessage: (id, address, message) => source.signMessage(id, address, message, never()),
    }),
  },
  {
    name: 'resolves a payment without a prompt',
    spoil: source => ({ ...source, send: async () => 'ab'.repeat(32) }),
  },
  {
    name: 'hides why the payment failed',
    spoil: source => ({ ...source, send: (...asked) => source.send(...asked).catch(hide) }),
  },
  {
    name: 'makes a payment that was not reviewed',
    case: 'rejects a payment that differs from the reviewed one, without a prompt',
    spoil: source => ({
      ...source,
      send: (intent, _fingerprint, ...rest) =>
        source.send(intent, intentFingerprint(intent), ...rest),
    }),
  },
  {
    name: 'reports a payment of unknown outcome as failed',
    case: 'rejects the payment with SEND_UNCERTAIN when the wallet fails',
    spoil: source => ({
      ...source,
      send: (...asked) =>
        source.send(...asked).catch((thrown: unknown) => {
          const isUncertain = thrown instanceof ModalError && thrown.code === 'SEND_UNCERTAIN'
          throw isUncertain ? new ModalError('SEND_FAILED') : thrown
        }),
    }),
  },
  {
    name: 'ignores the abort signal during a payment',
    case: 'stops waiting for the payment as soon as it is aborted',
    spoil: source => ({
      ...source,
      send: (intent, fingerprint, network) => source.send(intent, fingerprint, network, never()),
    }),
  },
  {
    name: 'resolves a call without a prompt',
    case: 'calls what was reviewed once the user agrees, and resolves with the hash',
    spoil: source => ({ ...source, sendCall: async () => 'ab'.repeat(32) }),
  },
  {
    name: 'hides why the call failed',
    case: 'rejects the call with USER_REJECTED when the user declines',
    spoil: source => ({ ...source, sendCall: (...asked) => callOf(source)(...asked).catch(hide) }),
  },
  {
    name: 'makes a call that was not reviewed',
    case: 'rejects a call that differs from the reviewed one, without a prompt',
    spoil: source => ({
      ...source,
      sendCall: (batch, _fingerprint, ...rest) =>
        callOf(source)(batch, batchFingerprint(batch), ...rest),
    }),
  },
  {
    name: 'ignores the abort signal during a call',
    case: 'stops waiting for the call as soon as it is aborted',
    spoil: source => ({
      ...source,
      sendCall: (batch, fingerprint) => callOf(source)(batch, fingerprint, never()),
    }),
  },
]

/** Broken chain clients. */
export const CHAIN_MUTANTS: readonly Mutant<ChainClient>[] = [
  {
    name: 'reports zero for an unknown balance',
    spoil: chain => ({
      ...chain,
      getNativeBalance: (...asked) => chain.getNativeBalance(...asked).catch(() => '0'),
    }),
  },
  {
    name: 'returns an inexact balance',
    spoil: chain => ({
      ...chain,
      getNativeBalance: async (...asked) =>
        String(Number(await chain.getNativeBalance(...asked)) + 0.1),
    }),
  },
  {
    name: 'lists no tokens',
    spoil: chain => ({ ...chain, getTokenBalances: async () => [] }),
  },
  {
    name: 'ignores the abort signal',
    spoil: chain => ({
      ...chain,
      getNativeBalance: (address, network) => chain.getNativeBalance(address, network, never()),
    }),
  },
]

/** Broken address rules. */
export const ADDRESS_MUTANTS: readonly Mutant<AddressRules>[] = [
  { name: 'accepts any text', spoil: rules => ({ ...rules, parse: text => text }) },
  { name: 'rejects every address', spoil: rules => ({ ...rules, parse: () => null }) },
  {
    name: 'treats all addresses as one account',
    spoil: rules => ({ ...rules, isSame: () => true }),
  },
  {
    name: 'finds a typing error in every address',
    spoil: rules => ({ ...rules, isMistyped: () => true }),
  },
  {
    name: 'finds no typing error',
    case: 'finds typing errors',
    spoil: rules => ({ ...rules, isMistyped: () => false }),
  },
  {
    name: 'treats every address as a burn address',
    spoil: rules => ({ ...rules, isBurnAddress: () => true }),
  },
  {
    name: 'shortens every address to the same text',
    spoil: rules => ({ ...rules, shorten: () => '…' }),
  },
  { name: 'has another native coin', spoil: rules => ({ ...rules, nativeAddress: 'coin' }) },
]

/** Set by `scripts/conformance.mjs` to verify that the contracts can fail. */
const WITH_MUTANTS = process.env.CONFORMANCE === 'mutants'

/** Whether the table rules a case out for an implementation; titles are those of the report. */
export const isNotApplicable = (title: string, name: string): boolean =>
  notApplicable.some(
    row =>
      new RegExp(row.adapter).test(title) &&
      title.includes(row.contract) &&
      new RegExp(row.case).test(name),
  )

/** Describes an implementation as it is and, if enabled, once per mutant. */
export function describeWithMutants<T>(
  title: string,
  mutants: readonly Mutant<T>[],
  describePromises: (title: string, spoil: (subject: T) => T) => void,
) {
  describePromises(title, subject => subject)
  if (!WITH_MUTANTS) return
  for (const { name, spoil, case: only } of mutants)
    if (only === undefined || !isNotApplicable(title, only))
      describePromises(`${title} [broken: ${name}]`, spoil)
}
