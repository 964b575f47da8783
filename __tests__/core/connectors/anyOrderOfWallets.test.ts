import fc from 'fast-check'
import type { UnknownAction } from '@reduxjs/toolkit'
import { hydrated } from '../../../src/events/lifecycleEvents'
import { modalOpened } from '../../../src/events/modalEvents'
import { viewEntry } from '../../../src/domain/views'
import { connectorsFound } from '../../../src/core/connectors/connectorsSlice'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { listWallets } from '../../../src/core/connectors/listWallets'
import { networksConfigured } from '../../../src/core/network/networkSlice'
import { optionsGiven } from '../../../src/core/options/optionsSlice'
import type { RootState } from '../../../src/store/rootReducer'
import { ETHEREUM, sampleNetworks, sampleSolana } from '../../../src/testing/samples'
import { testingReducer } from '../../../src/testing/stateAfter'
import { featured, recommended } from '../../support/states/directoryAnswers'
import {
  countRows,
  checkAnyOrder,
  checkFiltered,
  factsOf,
  RUNS,
  SEED,
  told,
  worlds,
} from './walletArrivals'

jest.setTimeout(120_000)
const runs = `${String(RUNS)} runs, seed ${String(SEED)}`

const page = [
  optionsGiven({ projectId: 'any', hasWalletConnect: true }),
  networksConfigured({ networks: [...sampleNetworks, sampleSolana], defaultId: ETHEREUM }),
]
const reduce = (actions: readonly UnknownAction[], from?: RootState) =>
  actions.reduce<RootState | undefined>(testingReducer, from) as RootState

const named = (wallets: ReturnType<typeof factsOf>['featured']) =>
  wallets.filter(wallet => wallet !== null)

/** Returns the actions that reveal these wallets; each namespace reports a growing list. */
function newsOf(all: Parameters<typeof factsOf>[0]): readonly (readonly UnknownAction[])[] {
  const facts = factsOf(all)
  const reports = (['eip155', 'solana'] as const).map(namespace => {
    const own = facts.connectors.filter(connector => connector.namespace === namespace)
    return [0, Math.ceil(own.length / 2), own.length].map(count =>
      connectorsFound({ namespace, connectors: own.slice(0, count) }),
    )
  })
  return [
    ...reports,
    [hydrated({ recentWallets: facts.recent })],
    featured(named(facts.featured)),
    recommended(named(facts.recommended), 400),
    [modalOpened({ view: viewEntry('Connect'), namespace: null })],
  ]
}

/** Generates interleavings of several action sequences, each in its own order. */
const interleaved = (stories: readonly (readonly UnknownAction[])[]) => {
  const turns = stories.flatMap((story, index) => story.map(() => index))
  return fc.shuffledSubarray(turns, { minLength: turns.length }).map(order => {
    const told = stories.map(story => [...story])
    return order.flatMap(index => told[index]?.shift() ?? [])
  })
}

describe('P11 one row per wallet', () => {
  it(`in the same order, whichever wallet is found first (${runs})`, () => {
    checkAnyOrder(listWallets)
  })

  it(`and no duplicate when a chain family is chosen and a listed wallet is installed on it (${runs})`, () => {
    checkFiltered(listWallets)
  })

  it(`whatever the order and delay of announcements and answers (${runs})`, () => {
    const property = fc.property(
      worlds.chain(all => fc.tuple(fc.constant(all), interleaved(newsOf(all)))),
      ([all, news]) => {
        const facts = factsOf(all)
        const featuredWalletIds = named(facts.featured).map(({ id }) => id)
        const wallets = { customWallets: facts.custom, featuredWalletIds }
        const begin = reduce([...page, optionsGiven({ wallets })])
        const rows = selectWalletRows(reduce(news, begin))
        expect(told(rows)).toBe(told(listWallets(facts)))
        expect(rows).toHaveLength(countRows(all))
      },
    )
    fc.assert(property, { numRuns: RUNS, seed: SEED })
  })
})
