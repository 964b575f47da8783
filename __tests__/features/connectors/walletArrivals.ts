import fc from 'fast-check'
import type { Connector } from '../../../src/domain/connector'
import type { Wallet } from '../../../src/domain/wallet'
import type { ConnectRow, WalletFacts } from '../../../src/features/connectors/listWallets'
import { noFacts } from './walletFacts'

/** How many searches a property makes, and where it starts: `SEED=1 RUNS=5000 npx jest anyOrder`. */
export const RUNS = Number(process.env['RUNS'] ?? 250)
export const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000)

/** One wallet there is in the world, and where it can be met. */
interface World {
  readonly at: number
  readonly isAnnounced: boolean
  /** What it is known by on another chain family; null: it is not there. */
  readonly onSolana: 'rdns' | 'entry' | 'name' | null
  readonly isTwin: boolean
  readonly lists: readonly ('recent' | 'featured' | 'custom' | 'recommended')[]
}

const idOf = ({ at }: World) => `entry-${String(at)}`
/** Twins share a name and nothing else, so that they must not be known by it. */
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

/** Some wallets, each met in any number of places. */
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

/** What there is to list when everybody has answered; nobody is in more recents than are kept. */
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

/** Met on another chain family by its name alone, which does not lead to an entry with a reverse domain name. */
const isNameOnly = ({ isAnnounced, onSolana: how, isTwin }: World) =>
  !isAnnounced && !isTwin && how === 'name'

/** How many rows there are to be, counted without listing: one per wallet, and one for any that scans. */
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

/** Rows as text, for comparing. */
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
 * One row per wallet, the same in the same order, whoever was found first.
 *
 * @throws when a way of listing breaks that.
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
 * Under a filter, too, a wallet of any list that is installed on the chosen chain family has one row, as what is installed,
 * and nobody has two.
 *
 * @throws when a way of listing breaks that.
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
