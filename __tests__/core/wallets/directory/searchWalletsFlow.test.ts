import fc from 'fast-check'
import { WALLET_SEARCH_DEBOUNCE_MS, WALLET_SEARCH_MIN_MS } from '../../../../src/domain/limits'
import { modalCloseRequested } from '../../../../src/events/modalEvents'
import {
  certifiedFilterChanged,
  walletSearchTyped,
  walletsRetryRequested,
  walletsSearched,
} from '../../../../src/events/walletEvents'
import { selectToasts } from '../../../../src/core/notifications/notificationsSlice'
import { selectSearch } from '../../../../src/core/wallets/directory/directorySelectors'
import { answered, refused } from '../../../../src/testing/createFakeHttp'
import { createTestStore } from '../../../../src/testing/createTestStore'
import { deferred, NOW, pass, settle, type FlowWorld } from '../../../support/flowWorld'
import { RUNS, SEED } from '../../connectors/walletArrivals'
import {
  ALL_CHAINS,
  asked,
  askedWallets,
  directoryAnswer,
  directoryOptions,
  entries,
  entry,
  open,
  setUpDirectoryTests,
  walletId,
  type DirectoryOptions,
} from '../directoryWorld'

jest.setTimeout(240_000)

/** Each run opens a whole modal. */
const RHYTHMS = Math.ceil(RUNS / 5)

const searchIn = ({ store }: Pick<FlowWorld, 'store'>) => selectSearch(store.getState())
const foundIn = (world: FlowWorld) => searchIn(world).wallets.map(({ id }) => id)
const type = (world: FlowWorld, text: string) => world.dispatch(walletSearchTyped({ text }))
const searches = (world: FlowWorld) =>
  askedWallets(world).filter(({ entries: size }) => size === 100)
const whole = WALLET_SEARCH_DEBOUNCE_MS + WALLET_SEARCH_MIN_MS

describe('searchWalletsFlow', () => {
  const createWorld = setUpDirectoryTests()

  const begin = async (options: DirectoryOptions = {}, count = 60) => {
    const world = createWorld(entries(count), options)
    await open(world, 'AllWallets')
    return world
  }

  it('requests a hundred results half a second after the last letter, trimmed', async () => {
    const world = await begin({
      options: { includeWalletIds: [11, 12, 1].map(walletId), excludeWalletIds: [walletId(12)] },
    })
    type(world, ' sam')
    await pass(WALLET_SEARCH_DEBOUNCE_MS - 1)
    type(world, ' sample 1 ')
    expect(searchIn(world)).toMatchObject({ text: ' sample 1 ', phase: 'waiting' })
    await pass(WALLET_SEARCH_DEBOUNCE_MS - 1)
    expect(searches(world)).toEqual([])
    await pass(1)
    expect(searches(world)).toEqual([
      {
        page: 1,
        entries: 100,
        include: [11, 12, 1].map(walletId).join(),
        exclude: walletId(12),
        chains: ALL_CHAINS,
        search: 'sample 1',
      },
    ])
  })

  it('shows that it is loading for at least 300 ms', async () => {
    const world = await begin()
    type(world, 'sample 12')
    await pass(whole - 1)
    expect(searchIn(world)).toMatchObject({ phase: 'waiting', wallets: [] })
    await pass(1)
    expect(searchIn(world).phase).toBe('found')
    expect(foundIn(world)).toEqual([walletId(12)])
  })

  it.each(['', ' ', 'a', ' a '])('does not search for %p', async text => {
    const world = await begin()
    type(world, text)
    await pass(whole)
    expect(searchIn(world)).toMatchObject({ phase: 'idle', wallets: [] })
    expect(searches(world)).toEqual([])
  })

  it('finds only certified wallets, with or without a text', async () => {
    const certified = (at: number) => (at % 10 === 0 ? { badge_type: 'certified' as const } : {})
    const world = createWorld(entries(60, certified))
    await open(world, 'AllWallets')
    world.dispatch(certifiedFilterChanged({ isCertifiedOnly: true }))
    await pass(WALLET_SEARCH_MIN_MS)
    expect(searches(world)).toEqual([
      { page: 1, entries: 100, chains: ALL_CHAINS, badge_type: 'certified' },
    ])
    expect(foundIn(world)).toEqual([0, 10, 20, 30, 40, 50].map(walletId))
    type(world, 'sample 3')
    await pass(whole)
    expect(foundIn(world)).toEqual([walletId(30)])
    world.dispatch(certifiedFilterChanged({ isCertifiedOnly: false }))
    await pass(WALLET_SEARCH_MIN_MS)
    expect(foundIn(world)).toHaveLength(11)
  })

  it('announces that the list is filtered, and nothing once it is complete again', async () => {
    const world = await begin()
    const said = () => selectToasts(world.store.getState()).map(({ text }) => text)
    world.dispatch(certifiedFilterChanged({ isCertifiedOnly: true }))
    expect(said()).toEqual(['allWallets.certifiedShown'])
    world.dispatch(certifiedFilterChanged({ isCertifiedOnly: false }))
    expect(said()).toEqual([])
  })

  it('reports each search once: the requested text, not every letter', async () => {
    const world = await begin()
    type(world, 'sam')
    type(world, ' sample ')
    await pass(whole)
    world.dispatch(certifiedFilterChanged({ isCertifiedOnly: true }))
    await pass(whole)
    expect(world.actions().filter(walletsSearched.match)).toMatchObject([
      { payload: { text: 'sample', isCertifiedOnly: false } },
      { payload: { text: 'sample', isCertifiedOnly: true } },
    ])
  })

  it('puts installed wallets first', async () => {
    const world = createWorld(entries(60, at => (at === 15 ? { rdns: 'com.vesper' } : {})))
    await open(world, 'AllWallets')
    type(world, 'sample 1')
    await pass(whole)
    expect(foundIn(world).slice(0, 3)).toEqual([15, 1, 10].map(walletId))
    expect(searchIn(world).installedIds).toEqual([walletId(15)])
  })

  it('fetches the pictures of its results', async () => {
    const world = await begin()
    type(world, 'sample 45')
    await pass(whole)
    expect(asked(world, '/getWalletImage').at(-1)?.path).toBe('/getWalletImage/image-45')
  })

  it('reports a failed search, and retries on demand', async () => {
    const wallets = entries(60)
    let isHealthy = false
    const world = await begin({
      http: {
        '/getWallets': request =>
          request.params?.['search'] && !isHealthy
            ? refused(500)
            : directoryAnswer(wallets, request),
      },
    })
    type(world, 'sample 33')
    await pass(whole)
    expect(searchIn(world)).toMatchObject({ phase: 'failed', wallets: [] })
    isHealthy = true
    world.dispatch(walletsRetryRequested())
    expect(searchIn(world).phase).toBe('waiting')
    await pass(WALLET_SEARCH_MIN_MS)
    expect(foundIn(world)).toEqual([walletId(33)])
  })

  it('sends no request for a text that is back', async () => {
    const world = await begin()
    type(world, 'sample 33')
    await pass(whole)
    type(world, 'sample 3')
    type(world, 'sample 33')
    await pass(whole)
    expect(searches(world)).toHaveLength(1)
    expect(foundIn(world)).toEqual([walletId(33)])
  })

  it('ends when the modal closes', async () => {
    const world = await begin()
    type(world, 'sample 33')
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await pass(whole)
    expect(searches(world)).toEqual([])
    expect(searchIn(world)).toMatchObject({ text: '', phase: 'idle' })
  })

  it('requests a result again that expires while it is on screen', async () => {
    const world = await begin()
    type(world, 'sample 33')
    await pass(whole)
    await pass(3_600_000)
    await pass(WALLET_SEARCH_MIN_MS)
    expect(searches(world)).toHaveLength(2)
    expect(searchIn(world).phase).toBe('found')
    expect(foundIn(world)).toEqual([walletId(33)])
    expect(world.actions().filter(walletsSearched.match)).toHaveLength(1)
  })

  it('does not request an expired result of an earlier search', async () => {
    const world = await begin()
    type(world, 'sample 33')
    await pass(whole)
    type(world, '')
    await pass(3_600_000 + whole)
    expect(searches(world)).toHaveLength(1)
  })

  it('reports nothing on time travel, and searches again in the state that it led to', async () => {
    const world = await begin()
    type(world, 'sample 33')
    await pass(WALLET_SEARCH_DEBOUNCE_MS)
    world.halt()
    await pass(WALLET_SEARCH_MIN_MS)
    expect(world.types()).not.toContain('directory/searchSettled')
    expect(searchIn(world).phase).toBe('waiting')
    world.resume()
    await pass(WALLET_SEARCH_MIN_MS)
    expect(foundIn(world)).toEqual([walletId(33)])
  })

  it('never shows a late response to an earlier text', async () => {
    const late = deferred<ReturnType<typeof answered>>()
    const world = await begin({
      http: {
        '/getWallets': request =>
          request.params?.['search'] === 'first'
            ? late.promise
            : answered({ data: [entry(7, { name: 'second' })], count: 1 }),
      },
    })
    type(world, 'first')
    await pass(whole)
    type(world, 'second')
    await pass(whole)
    late.resolve(answered({ data: [entry(8, { name: 'first' })], count: 1 }))
    await settle()
    expect(searchIn(world)).toMatchObject({ text: 'second', phase: 'found' })
    expect(foundIn(world)).toEqual([walletId(7)])
  })
})

describe('typing at any rhythm against a service of any speed', () => {
  const texts = ['he', 'her', 'hero', 'heron', 'lum', 'lumen', '', 'x']
  const step = fc.record({
    text: fc.constantFrom(...texts),
    waits: fc.constantFrom(0, 90, 400, 501, 900, 1_500),
    answerTakes: fc.constantFrom(0, 200, 450, 1_200, 2_600),
  })

  it(`shows only what was found for the text in the field (${String(RHYTHMS)} runs, seed ${String(SEED)})`, async () => {
    jest.useFakeTimers({ now: NOW })
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      async steps => {
        let takes = 0
        const { store, dispose } = createTestStore(
          directoryOptions([], {
            http: {
              '/getWallets': async ({ params = {} }) => {
                const name = String(params['search'] ?? 'listed')
                await new Promise(resolve => setTimeout(resolve, takes))
                return answered({
                  data: [entry(0, { name, image_url: 'https://x.example/a.png' })],
                  count: 1,
                })
              },
            },
          }),
        )
        const check = () => {
          const { text, phase, wallets } = searchIn({ store })
          if (phase !== 'found') expect(wallets).toEqual([])
          for (const { name } of wallets) expect(name).toBe(text)
        }
        const stop = store.subscribe(check)
        try {
          for (const { text, waits, answerTakes } of steps) {
            takes = answerTakes
            store.dispatch(walletSearchTyped({ text }))
            await pass(waits)
          }
          await pass(5_000)
          check()
          const last = steps.at(-1)?.text ?? ''
          expect(searchIn({ store })).toMatchObject({
            text: last,
            phase: last.length < 2 ? 'idle' : 'found',
          })
        } finally {
          stop()
          dispose()
          jest.clearAllTimers()
        }
      },
    )
    await fc.assert(property, { numRuns: RHYTHMS, seed: SEED })
    jest.useRealTimers()
  })
})
