import fc from 'fast-check'
import type { Connector } from '../../../src/domain/connector'
import type { Wallet } from '../../../src/domain/wallet'
import type { ConnectRow, WalletFacts } from '../../../src/core/connectors/listWallets'
import { noFacts } from './walletFacts'

/** Number of runs and seed of a property: `SEED=1 RUNS=5000 npx jest anyOrder`. */
export const RUNS = Number(process.env['RUNS'] ?? 250)
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)

/** One generated wallet and the places where it appears. */
interface World {
  readonly at: number
  readonly isAnnounced: boolean
  /** How another chain family identifies it; null if it is absent there. */
  readonly onSolana: 'rdns' | 'entry' | 'name' | null
  readonly isTwin: boolean
  readonly lists: readonly ('recent' | 'featured' | 'custom' | 'recommended')[]
}

const idOf = ({ at }: World) => `entry-${String(at)}`
/** Twins share only their name, so the list must not match them by it. */
const nameOf = ({ at, isTwin }: World) => `${isTwin ? 'Twin' : 'Wallet'} ${String(isTwin ? 0 : at)}`
const rdnsOf = ({ at }: World) => `com.wallet${String(at)}`

export const worldWallet = (world: World): Wallet => ({
  id: idOf(world),
  name: ` ${nameOf(world).toUpperCase()}`,
  rdns: rdnsOf(world),
})

function onSolana(world: World): Connector[] {
  const base = { name: nameOf(world), namespace: 'solana', type: 'ANNOUNCED' } as const
  if (world.onSolana === null) return []
  if (world.isTwin || world.onSolana === 'rdns') {
    return [{ ...base, id: rdnsOf(world), rdns: rdnsOf(world) }]
  }
  const entry = world.onSolana === 'entry' ? { explorerId: idOf(world) } : {}
  return [{ ...base, id: nameOf(world), ...entry }]
}

export const worldConnectors = (world: World): Connector[] => [
  ...(world.isAnnounced
    ? [
        {
          id: rdnsOf(world),
          name: nameOf(world),
          namespace: 'eip155',
          type: 'ANNOUNCED',
          rdns: rdnsOf(world),
        } as const,
      ]
    : []),
  ...onSolana(world),
]

const LISTS = ['recent', 'featured', 'custom', 'recommended'] as const

/** Generates wallets, each in any number of places. */
export const worlds: fc.Arbitrary<World[]> = fc
  .array(
    fc.record({
      isAnnounced: fc.boolean(),
      onSolana: fc.constantFrom<World['onSolana']>('rdns', 'entry', 'name', null),
      isTwin: fc.boolean(),
      lists: fc.subarray([...LISTS]),
    }),
    { maxLength: 9 },
  )
  .map(list => list.map((world, at) => ({ ...world, at })))

const isHere = (world: World) => world.isAnnounced || world.onSolana !== null
const isIn = (list: (typeof LISTS)[number]) => (world: World) => world.lists.includes(list)

/** Returns the facts after every source has responded; `recent` stays within its limit. */
export function factsOf(all: readonly World[]): WalletFacts {
  const list = (name: (typeof LISTS)[number]) => all.filter(isIn(name)).map(worldWallet)
  return {
    ...noFacts,
    hasWalletConnect: true,
    connectors: all.flatMap(worldConnectors),
    recent: list('recent').slice(0, 2),
    featured: list('featured'),
    custom: list('custom'),
    recommended: list('recommended').slice(0, 4),
  }
}

/** Whether another family announces it by name alone, which matches no entry with an rdns. */
const isNameOnly = ({ isAnnounced, onSolana: how, isTwin }: World) =>
  !isAnnounced && !isTwin && how === 'name'

/** Counts the expected rows without listing them: one per wallet, plus one for any phone. */
export function countRows(all: readonly World[]): number {
  const here = all.filter(isHere)
  const elsewhere = all.filter(world => !isHere(world) || isNameOnly(world))
  const recent = new Set(all.filter(isIn('recent')).slice(0, 2))
  const isListed = (world: World) =>
    recent.has(world) || isIn('featured')(world) || isIn('custom')(world)
  const listed = elsewhere.filter(isListed)
  const filling = here.length + listed.filter(world => !recent.has(world)).length
  const proposed = all
    .filter(isIn('recommended'))
    .slice(0, 4)
    .filter(world => elsewhere.includes(world) && !isListed(world))
  return 1 + here.length + listed.length + Math.min(Math.max(0, 4 - filling), proposed.length)
}

/** Serializes rows for comparison. */
export const told = (rows: readonly ConnectRow[]): string =>
  JSON.stringify(
    rows.map(({ key, kind, mark, connector }) => [
      key,
      kind,
      mark,
      connector?.connectors?.map(({ namespace }) => namespace),
    ]),
  )

/**
 * Checks that there is one row per wallet, in the same order, whichever was found first.
 *
 * @throws when `list` breaks that.
 */
export function checkAnyOrder(
  list: (facts: WalletFacts) => ConnectRow[],
  options: fc.Parameters<unknown> = { numRuns: RUNS, seed: SEED },
): void {
  const property = fc.property(
    worlds.chain(all => {
      const facts = factsOf(all)
      const order = fc.shuffledSubarray([...facts.connectors], {
        minLength: facts.connectors.length,
      })
      return fc.tuple(
        fc.constant(all),
        order,
        fc.constantFrom<WalletFacts['preferred']>('eip155', 'solana', null),
      )
    }),
    ([all, connectors, preferred]) => {
      const facts = { ...factsOf(all), preferred }
      const rows = list(facts)
      const again = list({ ...facts, connectors })
      const keys = new Set(rows.map(({ key }) => key))
      return (
        told(rows) === told(again) && rows.length === countRows(all) && keys.size === rows.length
      )
    },
  )
  fc.assert(property, options as fc.Parameters<[[World[], Connector[], WalletFacts['preferred']]]>)
}

/**
 * Checks that under a filter, too, an installed wallet of any list has one row, as an installed
 * one, and that no wallet has two.
 *
 * @throws when `list` breaks that.
 */
export function checkFiltered(
  list: (facts: WalletFacts) => ConnectRow[],
  options: fc.Parameters<unknown> = { numRuns: RUNS, seed: SEED },
): void {
  const property = fc.property(
    worlds,
    fc.constantFrom<'eip155' | 'solana'>('eip155', 'solana'),
    (all, filter) => {
      const facts = factsOf(all)
      const connectors = facts.connectors.filter(({ namespace }) => namespace === filter)
      const rows = list({ ...facts, connectors, filter, preferred: filter })
      const installed = rows.flatMap(({ connector }) => connector ?? [])
      const others = rows.flatMap(({ connector, wallet }) => (connector ? [] : (wallet?.id ?? [])))
      const hasBoth = others.some(id =>
        installed.some(
          connector =>
            (connector.rdns ?? connector.explorerId) !== undefined && isOf(all, id, connector),
        ),
      )
      return (
        installed.length === connectors.length &&
        installed.every(({ namespace }) => namespace === filter) &&
        new Set(others).size === others.length &&
        !hasBoth
      )
    },
  )
  fc.assert(property, options as fc.Parameters<[World[], 'eip155' | 'solana']>)
}

const isOf = (all: readonly World[], id: string, connector: Connector) =>
  all.some(
    world => idOf(world) === id && worldConnectors(world).some(each => isEqual(each, connector)),
  )
const isEqual = (a: Connector, b: Connector) => a.id === b.id && a.namespace === b.namespace
