import { createBackoff } from '../../../../src/lib/time/createBackoff'
import { createPatientHttpClient } from '../../../../src/clients/createPatientHttpClient'
import { delay } from '../../../../src/clients/delay'
import { WALLET_IMAGE_TIMEOUT_MS } from '../../../../src/domain/limits'
import {
  morePagesRequested,
  walletsRetryRequested,
  walletsShown,
} from '../../../../src/events/walletEvents'
import { backRequested } from '../../../../src/events/backEvents'
import { viewEntry } from '../../../../src/domain/views'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import type { Wallet } from '../../../../src/domain/wallet'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { selectDirectory } from '../../../../src/core/wallets/directory/directorySelectors'
import { selectWalletImage } from '../../../../src/core/wallets/images/walletImage'
import type { HttpResult } from '../../../../src/ports/http'
import { answered, refused } from '../../../../src/testing/createFakeHttp'
import { deferred, NOW, pass, settle, type FlowWorld } from '../../../support/flowWorld'
import {
  ALL_CHAINS,
  asked,
  askedWallets,
  directoryAnswer,
  entries,
  entry,
  open,
  setUpDirectoryTests,
  walletId,
} from '../directoryWorld'

const directoryIn = ({ store }: FlowWorld) => selectDirectory(store.getState())
const idsIn = (world: FlowWorld) => directoryIn(world).wallets.map(({ id }) => id)
const more = async (world: FlowWorld) => {
  world.dispatch(morePagesRequested())
  await settle()
}

describe('listAllWalletsFlow', () => {
  const createWorld = setUpDirectoryTests()

  it('lists all wallets page by page, without those shown above them', async () => {
    const world = createWorld(entries(100))
    await open(world, 'AllWallets')
    const exclude = [0, 1, 2, 3].map(walletId).join()
    const page = { entries: 40, exclude, chains: ALL_CHAINS }
    expect(askedWallets(world).slice(1)).toEqual([{ ...page, page: 1 }])
    expect(directoryIn(world)).toMatchObject({ isLoading: false, hasMore: true, error: null })
    expect(idsIn(world)).toEqual(Array.from({ length: 44 }, (_, at) => walletId(at)))
    await more(world)
    await more(world)
    expect(askedWallets(world).slice(2)).toEqual([
      { ...page, page: 2 },
      { ...page, page: 3 },
    ])
    expect(idsIn(world)).toEqual(Array.from({ length: 100 }, (_, at) => walletId(at)))
    expect(directoryIn(world).hasMore).toBe(false)
    await more(world)
    expect(askedWallets(world)).toHaveLength(4)
  })

  it('waits at most two seconds for the wallets above the list', async () => {
    const wallets = entries(100)
    const world = createWorld(wallets, {
      http: {
        '/getWallets': request =>
          request.params?.['entries'] === 40
            ? directoryAnswer(wallets, request)
            : deferred<HttpResult>().promise,
      },
    })
    await open(world, 'AllWallets')
    await pass(1_900)
    expect(directoryIn(world).isLoading).toBe(true)
    await pass(200)
    expect(idsIn(world)).toHaveLength(40)
    expect(directoryIn(world)).toMatchObject({ isLoading: false, hasMore: true, error: null })
  })

  it('requests one page however often its end is reached', async () => {
    const late = deferred<HttpResult>()
    const wallets = entries(100)
    const world = createWorld(wallets, {
      http: {
        '/getWallets': request =>
          request.params?.['page'] === 2 ? late.promise : directoryAnswer(wallets, request),
      },
    })
    await open(world, 'AllWallets')
    world.dispatch(morePagesRequested())
    world.dispatch(morePagesRequested())
    await settle()
    expect(directoryIn(world)).toMatchObject({ isLoadingMore: true, isLoading: false })
    expect(askedWallets(world)).toHaveLength(3)
    late.resolve(answered({ data: [], count: 96 }))
    await settle()
    expect(directoryIn(world)).toMatchObject({ isLoadingMore: false, hasMore: false })
  })

  it('shows the same list again without a request', async () => {
    const world = createWorld(entries(50))
    await open(world, 'AllWallets')
    await more(world)
    world.dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    world.dispatch(backRequested())
    await open(world, 'AllWallets')
    expect(askedWallets(world)).toHaveLength(3)
  })

  it('reloads for the namespace the modal is opened for', async () => {
    const world = createWorld(entries(50))
    await open(world, 'AllWallets')
    const view = viewEntry('AllWallets')
    world.dispatch(modalOpenRequested({ view, namespace: 'solana' }))
    await settle()
    expect(askedWallets(world).at(-1)).toMatchObject({ page: 1, entries: 40 })
    expect(askedWallets(world)).toHaveLength(4)
  })

  it('puts featured wallets first, and installed ones above all', async () => {
    const world = createWorld(
      entries(60, at => (at === 50 ? { rdns: 'app.lumen' } : at === 9 ? { name: 'HERON' } : {})),
      { options: { featuredWalletIds: [walletId(30), walletId(9)] } },
    )
    await open(world, 'AllWallets')
    await more(world)
    expect(idsIn(world).slice(0, 5)).toEqual([9, 50, 30, 0, 1].map(walletId))
    expect(directoryIn(world).installedIds).toEqual([9, 50].map(walletId))
    expect(new Set(idsIn(world)).size).toBe(60)
  })

  it('lists a wallet once that two entries describe', async () => {
    const twin = { rdns: 'com.twin' }
    const world = createWorld(entries(20, at => (at === 5 || at === 15 ? twin : {})))
    await open(world, 'AllWallets')
    expect(idsIn(world)).toContain(walletId(5))
    expect(idsIn(world)).not.toContain(walletId(15))
  })

  it('omits wallets that support none of the page’s networks', async () => {
    const world = createWorld(entries(20, at => (at === 10 ? { chains: ['cosmos:hub-1'] } : {})))
    await open(world, 'AllWallets')
    expect(idsIn(world)).toHaveLength(19)
  })

  it('lists on a phone only wallets with a mobile link', async () => {
    const world = createWorld([
      entry(0),
      entry(1, { mobile_link: null }),
      entry(2, { mobile_link: 'https://two.example' }),
    ])
    world.page.facts = { ...world.page.facts, isPointerCoarse: true }
    await open(world, 'AllWallets')
    expect(idsIn(world)).toEqual([walletId(0), walletId(2)])
  })

  describe('when most of the directory is useless on the device', () => {
    const onPhone = (wallets: Wallet[]) => {
      const world = createWorld(wallets)
      world.page.facts = { ...world.page.facts, isPointerCoarse: true }
      return world
    }
    const pagesAsked = (world: FlowWorld) => askedWallets(world).slice(1).length

    it('loads more by itself until the view is full', async () => {
      const world = onPhone(entries(400, at => (at % 10 === 0 ? {} : { mobile_link: null })))
      await open(world, 'AllWallets')
      expect(pagesAsked(world)).toBe(5)
      expect(idsIn(world).length).toBeGreaterThanOrEqual(20)
      await more(world)
      expect(pagesAsked(world)).toBe(10)
    })

    it('stops after a few useless pages, and continues when the visitor scrolls', async () => {
      const world = onPhone(entries(1_000, at => (at < 990 ? { mobile_link: null } : {})))
      await open(world, 'AllWallets')
      expect(pagesAsked(world)).toBe(5)
      expect(directoryIn(world)).toMatchObject({ hasMore: true, wallets: [] })
      await more(world)
      expect(pagesAsked(world)).toBe(10)
    })

    it('stops when the visitor leaves, and on time travel', async () => {
      const wallets = entries(400, () => ({ mobile_link: null }))
      const late: (() => void)[] = []
      const world = createWorld(wallets, {
        http: {
          '/getWallets': request =>
            new Promise(resolve => late.push(() => resolve(directoryAnswer(wallets, request)))),
        },
      })
      world.page.facts = { ...world.page.facts, isPointerCoarse: true }
      const answerAll = async () => {
        for (const answer of late.splice(0)) answer()
        await settle()
      }
      await open(world, 'AllWallets')
      await answerAll()
      expect(pagesAsked(world)).toBe(1)
      world.halt()
      await settle()
      await answerAll()
      expect(late).toEqual([])
      await more(world)
      world.dispatch(modalCloseRequested({ by: 'page' }))
      await answerAll()
      expect(late).toEqual([])
    })
  })

  it('refetches the pictures of its first wallets when they failed before', async () => {
    let isHealthy = false
    const picture = answered(new Blob(['x'], { type: 'image/png' }))
    const world = createWorld(entries(10), {
      http: { '/getWalletImage/*': () => (isHealthy ? picture : refused(503)) },
    })
    await open(world, 'AllWallets')
    isHealthy = true
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await open(world, 'AllWallets')
    expect(selectWalletImage(world.store.getState(), entry(9))).toMatch(/^blob:/)
  })

  it('keeps the loaded pages when one fails, and retries it only on demand', async () => {
    const wallets = entries(100)
    let isHealthy = false
    const world = createWorld(wallets, {
      http: {
        '/getWallets': request =>
          request.params?.['page'] === 2 && !isHealthy
            ? refused(500)
            : directoryAnswer(wallets, request),
      },
    })
    await open(world, 'AllWallets')
    await more(world)
    expect(directoryIn(world)).toMatchObject({
      hasMore: true,
      error: { code: 'WALLETS_UNAVAILABLE' },
    })
    expect(idsIn(world)).toHaveLength(44)
    await more(world)
    await more(world)
    expect(askedWallets(world)).toHaveLength(3)
    isHealthy = true
    world.dispatch(walletsRetryRequested())
    await settle()
    expect(directoryIn(world).error).toBeNull()
    expect(idsIn(world)).toHaveLength(84)
  })

  it('reports when nothing arrived, and restarts on demand', async () => {
    const wallets = entries(50)
    let isHealthy = false
    const world = createWorld(wallets, {
      mayLogErrors: true,
      options: { serviceUrls: { projectService: 'https://own.example' } },
      http: {
        '/getWallets': request => (isHealthy ? directoryAnswer(wallets, request) : refused(403)),
      },
    })
    await open(world, 'AllWallets')
    expect(directoryIn(world)).toMatchObject({
      wallets: [],
      isLoading: false,
      error: { code: 'WALLETS_UNAVAILABLE' },
    })
    await more(world)
    isHealthy = true
    world.dispatch(walletsRetryRequested())
    await settle()
    expect(idsIn(world)).toHaveLength(44)
    expect(new Set(idsIn(world)).size).toBe(44)
  })

  it('fetches the first wallets’ pictures at once, and aborts those of later pages after two seconds', async () => {
    const signals: AbortSignal[] = []
    const world = createWorld(entries(100), {
      http: {
        '/getWalletImage/*': ({ path }, signal) => {
          if (Number(path.split('-')[1]) < 44) {
            return answered(new Blob(['x'], { type: 'image/png' }))
          }
          signals.push(signal)
          return new Promise(resolve => {
            const failure = { status: 'ABORTED', message: 'Aborted' } as const
            signal.addEventListener('abort', () => resolve({ ok: false, failure }))
          })
        },
      },
    })
    await open(world, 'AllWallets')
    expect(asked(world, '/getWalletImage')).toHaveLength(20)
    expect(selectWalletImage(world.store.getState(), entry(0))).toMatch(/^blob:/)
    await more(world)
    expect(signals.length).toBeGreaterThan(0)
    expect(signals.length).toBeLessThan(20)
    await pass(WALLET_IMAGE_TIMEOUT_MS)
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
    expect(selectWalletImage(world.store.getState(), entry(50))).toBeNull()
  })

  it('fetches the pictures of listed wallets, and aborts those no longer listed', async () => {
    const signals = new Map<string, AbortSignal>()
    const world = createWorld([], {
      http: {
        '/getWalletImage/*': ({ path }, signal) => {
          signals.set(path, signal)
          return new Promise(resolve => {
            const failure = { status: 'ABORTED', message: 'Aborted' } as const
            signal.addEventListener('abort', () => resolve({ ok: false, failure }))
          })
        },
      },
    })
    await open(world, 'AllWallets')
    world.dispatch(walletsShown({ wallets: [entry(1), entry(2)] }))
    await settle()
    world.dispatch(walletsShown({ wallets: [entry(2), entry(3)] }))
    await settle()
    expect([...signals].map(([path, { aborted }]) => [path.at(-1), aborted])).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
    ])
  })

  it('does not refetch a picture that does not exist', async () => {
    const world = createWorld([], { http: { '/getWalletImage/*': refused(404) } })
    await open(world, 'AllWallets')
    world.dispatch(walletsShown({ wallets: [entry(1)] }))
    await settle()
    world.dispatch(walletsShown({ wallets: [entry(1)] }))
    await settle()
    expect(asked(world, '/getWalletImage')).toHaveLength(1)
  })

  it('P7 retries a failing service no more often than its back-off allows, for five minutes', async () => {
    let calls = 0
    const patient = createPatientHttpClient({
      client: {
        send: async () => {
          calls += 1
          return refused(429)
        },
      },
      gate: createBackoff(() => Date.now()),
      delay,
    })
    const world = createWorld([], {
      mayLogErrors: true,
      http: { '/getWallets': (request, signal) => patient.send(request, signal) },
    })
    await open(world, 'AllWallets')
    await pass(5_000)
    const before = calls
    expect(before).toBeLessThanOrEqual(4)
    for (let second = 5; second < 300; second += 1) {
      world.dispatch(walletsRetryRequested())
      world.dispatch(morePagesRequested())
      await pass(1_000)
    }
    expect(Date.now() - NOW).toBe(300_000)
    expect(calls - before).toBeGreaterThan(0)
    expect(calls - before).toBeLessThanOrEqual(10)
  })
})
