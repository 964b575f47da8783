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
  if (!sendCall) throw new Error('it makes calls')
  return sendCall
}

/** Broken wallet sources; the contract must catch each one for every adapter. */
export const WALLET_MUTANTS: readonly Mutant<WalletSource>[] = [
  {
    name: 'reports no wallet',
    case: 'reports a wallet that is there, as plain data',
    spoil: source => ({
      ...source,
      discover: tell => {
        tell([])
        return () => undefined
      },
    }),
  },
  {
    name: 'goes on reporting when nobody listens',
    case: 'reports nothing of a wallet that comes once nobody listens',
    spoil: source => ({
      ...source,
      discover: tell => {
        source.discover(tell)
        return () => undefined
      },
    }),
  },
  {
    name: 'hides why connecting failed',
    spoil: source => ({
      ...source,
      connect: (...asked) =>
        source.connect(...asked).catch(() => {
          throw new ModalError('UNKNOWN')
        }),
    }),
  },
  {
    name: 'does not stop when told to',
    spoil: source => ({
      ...source,
      connect: id => source.connect(id, never()),
      restore: id => source.restore(id, never()),
    }),
  },
  {
    name: 'asks the person while restoring',
    spoil: source => ({ ...source, restore: (id, signal) => source.connect(id, signal) }),
  },
  {
    name: 'connects without asking the person',
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
    name: 'says twice what it can do',
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
    name: 'hears no change',
    spoil: source => ({ ...source, watch: () => () => undefined }),
  },
  {
    name: 'cannot be left when the wallet refuses',
    spoil: source => ({
      ...source,
      disconnect: async () => {
        throw new ModalError('DISCONNECT_FAILED')
      },
    }),
  },
  {
    name: 'hands out a provider of nobody',
    spoil: source => ({ ...source, getProvider: () => ({}) }),
  },
  {
    name: 'says it moved, and did not',
    spoil: source => ({ ...source, switchNetwork: async () => undefined }),
  },
  {
    name: 'hears of no other network',
    case: 'passes on another network that is picked in the wallet',
    spoil: source => ({
      ...source,
      watch: (id, onChange) =>
        source.watch(id, change => {
          if (change.kind !== 'network') onChange(change)
        }),
    }),
  },
  {
    name: 'goes on telling of networks when nobody listens',
    case: 'passes on another network that is picked in the wallet',
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
    name: 'hands over a session with more than plain data',
    spoil: source => ({
      ...source,
      async connect(...asked) {
        const session = await source.connect(...asked)
        return { ...session, accounts: session.accounts.map(withMore) }
      },
    }),
  },
  {
    name: 'takes back a session with more than plain data',
    spoil: source => ({
      ...source,
      async restore(...asked) {
        const session = await source.restore(...asked)
        return session && { ...session, accounts: session.accounts.map(withMore) }
      },
    }),
  },
  {
    name: 'passes on changes with more than plain data',
    spoil: source => ({
      ...source,
      watch: (id, onChange) => source.watch(id, change => onChange(withMore(change))),
    }),
  },
  {
    name: 'signs without asking the person',
    spoil: source => ({ ...source, signMessage: async () => 'a signature of nobody' }),
  },
  {
    name: 'hides why signing failed',
    spoil: source => ({
      ...source,
      signMessage: (...asked) => source.signMessage(...asked).catch(hide),
    }),
  },
  {
    name: 'goes on asking for a signature when told to stop',
    spoil: source => ({
      ...source,
      signMessage: (id, address, message) => source.signMessage(id, address, message, never()),
    }),
  },
  {
    name: 'says that it paid, and asked nobody',
    spoil: source => ({ ...source, send: async () => 'ab'.repeat(32) }),
  },
  {
    name: 'hides why paying failed',
    spoil: source => ({ ...source, send: (...asked) => source.send(...asked).catch(hide) }),
  },
  {
    name: 'pays what was not reviewed',
    case: 'pays nothing that is not what was reviewed, and asks nobody',
    spoil: source => ({
      ...source,
      send: (intent, _fingerprint, ...rest) =>
        source.send(intent, intentFingerprint(intent), ...rest),
    }),
  },
  {
    name: 'claims that nothing was paid when nobody knows',
    case: 'pays perhaps, and claims neither, when a wallet fails at it',
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
    name: 'goes on asking for a payment when told to stop',
    case: 'pays without anybody waiting once it is told to stop',
    spoil: source => ({
      ...source,
      send: (intent, fingerprint, network) => source.send(intent, fingerprint, network, never()),
    }),
  },
  {
    name: 'says that it made a call, and asked nobody',
    case: 'calls what was reviewed once the person agrees, and gives its hash',
    spoil: source => ({ ...source, sendCall: async () => 'ab'.repeat(32) }),
  },
  {
    name: 'hides why a call failed',
    case: 'calls nothing when the person declines, and says so',
    spoil: source => ({ ...source, sendCall: (...asked) => callOf(source)(...asked).catch(hide) }),
  },
  {
    name: 'makes a call that was not reviewed',
    case: 'calls nothing that is not what was reviewed, and asks nobody',
    spoil: source => ({
      ...source,
      sendCall: (batch, _fingerprint, ...rest) =>
        callOf(source)(batch, batchFingerprint(batch), ...rest),
    }),
  },
  {
    name: 'goes on asking for a call when told to stop',
    case: 'calls without anybody waiting once it is told to stop',
    spoil: source => ({
      ...source,
      sendCall: (batch, fingerprint) => callOf(source)(batch, fingerprint, never()),
    }),
  },
]

/** Broken chain clients. */
export const CHAIN_MUTANTS: readonly Mutant<ChainClient>[] = [
  {
    name: 'says zero where nothing is known',
    spoil: chain => ({
      ...chain,
      getNativeBalance: (...asked) => chain.getNativeBalance(...asked).catch(() => '0'),
    }),
  },
  {
    name: 'counts in numbers that are not exact',
    spoil: chain => ({
      ...chain,
      getNativeBalance: async (...asked) =>
        String(Number(await chain.getNativeBalance(...asked)) + 0.1),
    }),
  },
  {
    name: 'lists no coin',
    spoil: chain => ({ ...chain, getTokenBalances: async () => [] }),
  },
  {
    name: 'does not stop when told to',
    spoil: chain => ({
      ...chain,
      getNativeBalance: (address, network) => chain.getNativeBalance(address, network, never()),
    }),
  },
]

/** Broken address rules. */
export const ADDRESS_MUTANTS: readonly Mutant<AddressRules>[] = [
  { name: 'takes any text', spoil: rules => ({ ...rules, parse: text => text }) },
  { name: 'takes nothing', spoil: rules => ({ ...rules, parse: () => null }) },
  { name: 'takes all for one account', spoil: rules => ({ ...rules, isSame: () => true }) },
  {
    name: 'finds typing errors everywhere',
    spoil: rules => ({ ...rules, isMistyped: () => true }),
  },
  {
    name: 'finds no typing error',
    case: 'finds typing errors',
    spoil: rules => ({ ...rules, isMistyped: () => false }),
  },
  {
    name: 'takes every address for a burn address',
    spoil: rules => ({ ...rules, isBurnAddress: () => true }),
  },
  { name: 'shortens all alike', spoil: rules => ({ ...rules, shorten: () => '…' }) },
  { name: 'knows another coin', spoil: rules => ({ ...rules, nativeAddress: 'coin' }) },
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
