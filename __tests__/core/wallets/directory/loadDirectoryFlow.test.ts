import * as v from 'valibot'
import { walletsSchema } from '../../../../src/domain/schemas/wallets'
import { KNOWN_WALLETS } from '../../../../src/core/wallets/knownWallets'
import { selectDirectory } from '../../../../src/core/wallets/directory/directorySelectors'
import type { NetworkInput } from '../../../../src/domain/network'
import { viewEntry } from '../../../../src/domain/views'
import { connectRequested, disconnected } from '../../../../src/events/connectionEvents'
import { modalOpenRequested, modalPreloadRequested } from '../../../../src/events/modalEvents'
import { walletsRetryRequested } from '../../../../src/events/walletEvents'
import {
  selectAllWalletsRow,
  selectWalletRows,
} from '../../../../src/core/connectors/connectorsSelectors'
import { selectDirectoryState } from '../../../../src/core/wallets/directory/directoryState'
import {
  selectSuggestedLists,
  selectSuggestionsStatus,
} from '../../../../src/core/wallets/directory/suggestionSelectors'
import { modalApi } from '../../../../src/services/modalApi'
import { selectSuggestions } from '../../../../src/core/wallets/walletsSelectors'
import type { HttpResult } from '../../../../src/ports/http'
import { answered, refused, type HttpAnswer } from '../../../../src/testing/createFakeHttp'
import {
  connect,
  deferred,
  HERON,
  pass,
  quietServices,
  settle,
  type FlowWorld,
} from '../../../support/flowWorld'
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
  type DirectoryOptions,
} from '../directoryWorld'

const SOLANA: NetworkInput = {
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

type QueryCacheKey = Parameters<
  typeof modalApi.internalActions.removeQueryResult
>[0]['queryCacheKey']

const statusIn = ({ store }: FlowWorld) => selectSuggestionsStatus(store.getState())
const recommendedIds = ({ store }: FlowWorld) =>
  selectSuggestedLists(store.getState()).recommended.map(({ id }) => id)
const rowIds = ({ store }: FlowWorld) =>
  selectWalletRows(store.getState()).map(row => row.connector?.id ?? row.wallet?.id ?? row.kind)

describe('loadDirectoryFlow', () => {
  const createWorld = setUpDirectoryTests()

  it('sends no request before the modal opens', async () => {
    const world = createWorld(entries(9))
    world.dispatch(modalPreloadRequested())
    await settle()
    expect(world.http.requests).toEqual([])
  })

  it('recommends four wallets, with two requests in all', async () => {
    const world = createWorld(entries(473), { adapter: { discover: none } })
    await open(world, 'Connect')
    expect(askedWallets(world)).toEqual([{ page: 1, entries: 4, chains: ALL_CHAINS }])
    const calls = world.http.requests.filter(({ path }) => !path.startsWith('/getWalletImage'))
    expect(calls.map(({ path }) => path).sort()).toEqual(['/appkit/v1/config', '/getWallets'])
    expect(rowIds(world)).toEqual(['walletConnect', ...[0, 1, 2, 3].map(walletId)])
    expect(selectAllWalletsRow(world.store.getState())).toEqual({
      isShown: true,
      label: '470+',
      isLoading: false,
    })
  })

  it('recommends wallets once the account has left the list that was open', async () => {
    const world = createWorld(entries(9), { adapter: { discover: none } })
    await connect(world)
    await open(world, 'Connect')
    expect(askedWallets(world)).toEqual([])
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    await settle()
    expect(askedWallets(world)).toHaveLength(1)
    expect(rowIds(world)).not.toContain('awaited')
  })

  it('lists installed wallets without waiting for a response', async () => {
    const world = createWorld([], { http: { '/getWallets': never } })
    await open(world, 'Connect')
    const installed = ['walletConnect', 'io.heron', 'app.lumen', 'com.vesper']
    // Plus a placeholder for the wallet that will be recommended.
    expect(rowIds(world)).toEqual([...installed, 'awaited'])
    expect(selectAllWalletsRow(world.store.getState())).toMatchObject({ isLoading: true })
  })

  it.each<[string, HttpAnswer]>([
    ['refuses', refused(500)],
    ['forbids', refused(403)],
    ['never answers', never],
  ])('P7 connects an installed wallet at once when every service %s', async (_what, answer) => {
    const http = Object.fromEntries(
      [...Object.keys(quietServices), '/getWallets'].map(path => [path, answer]),
    )
    const world = createWorld([], { http, mayLogErrors: true })
    await open(world, 'Connect')
    world.dispatch(connectRequested(HERON))
    await settle()
    expect(world.types()).toContain('connections/walletConnected')
  })

  it('sends no request on a page without WalletConnect', async () => {
    const world = createWorld(entries(9), { hasWalletConnect: false })
    await open(world, 'Connect')
    expect(askedWallets(world)).toEqual([])
    expect(selectAllWalletsRow(world.store.getState()).isShown).toBe(false)
  })

  it('lists the host’s featured wallets in its order, and omits them from the rest', async () => {
    const featuredWalletIds = [walletId(7), walletId(2)]
    const options = { featuredWalletIds, excludeWalletIds: [walletId(0)] }
    const world = createWorld(entries(9), { options, adapter: { discover: none } })
    await open(world, 'Connect')
    expect(askedWallets(world)).toEqual([
      {
        page: 1,
        entries: 4,
        exclude: [walletId(0), ...featuredWalletIds].join(),
        chains: ALL_CHAINS,
      },
      { page: 1, entries: 3, include: [...featuredWalletIds, walletId(0)].join() },
    ])
    expect(rowIds(world)).toEqual(['walletConnect', ...[7, 2, 1, 3].map(walletId)])
  })

  it('lists only the wallets that the host includes', async () => {
    const includeWalletIds = [walletId(3)]
    const world = createWorld(entries(9), { options: { includeWalletIds } })
    await open(world, 'Connect')
    expect(askedWallets(world)).toEqual([
      { page: 1, entries: 4, include: walletId(3), chains: ALL_CHAINS },
    ])
  })

  it.each([
    ['rdns', { rdns: 'io.heron', name: 'Anything' }],
    ['name, whatever its case', { name: 'HERON' }],
  ])('hides an installed wallet the host excluded, matched by its %s', async (_what, more) => {
    const world = createWorld(
      entries(9, at => (at === 0 ? more : {})),
      {
        options: { excludeWalletIds: [walletId(0)] },
      },
    )
    await open(world, 'Connect')
    expect(rowIds(world)).not.toContain('io.heron')
    expect(rowIds(world)).toContain('app.lumen')
  })

  it('reloads for the namespace the modal is opened for, and not when nothing changed', async () => {
    const world = createWorld(entries(9))
    await open(world, 'Connect')
    await open(world, 'Connect')
    expect(askedWallets(world)).toHaveLength(1)
    world.dispatch(modalOpenRequested({ view: viewEntry('Connect'), namespace: 'solana' }))
    await settle()
    expect(askedWallets(world)).toHaveLength(2)
  })

  it('continues without a failing directory, and recovers when the visitor retries', async () => {
    let isHealthy = false
    const wallets = entries(9)
    const world = createWorld(wallets, {
      http: {
        '/getWallets': request => (isHealthy ? directoryAnswer(wallets, request) : refused(503)),
      },
    })
    await open(world, 'Connect')
    expect(statusIn(world)).toBe('rejected')
    const [known] = KNOWN_WALLETS
    expect(rowIds(world)).toEqual([
      'walletConnect',
      'io.heron',
      'app.lumen',
      'com.vesper',
      known?.id,
    ])
    expect(selectAllWalletsRow(world.store.getState())).toEqual({
      isShown: true,
      label: null,
      isLoading: false,
    })
    isHealthy = true
    world.dispatch(walletsRetryRequested())
    await settle()
    expect(selectAllWalletsRow(world.store.getState()).label).toBe('9')
  })

  describe('P7 a directory that does not respond', () => {
    const refusing = (more: DirectoryOptions = {}) =>
      createWorld([], {
        adapter: { discover: none },
        http: { '/getWallets': refused(503) },
        ...more,
      })
    const proposed = (world: FlowWorld) =>
      selectWalletRows(world.store.getState()).flatMap(({ wallet }) => wallet?.name ?? [])
    const [first, second] = KNOWN_WALLETS

    it('falls back to a few built-in wallets', async () => {
      const world = refusing()
      await open(world, 'Connect')
      expect(proposed(world)).toEqual(['MetaMask', 'Trust Wallet', 'Rainbow', 'Zerion'])
      await open(world, 'AllWallets')
      const { wallets, error } = selectDirectory(world.store.getState())
      expect(wallets).toEqual(KNOWN_WALLETS)
      expect(error).toMatchObject({ code: 'WALLETS_UNAVAILABLE' })
      await open(world, 'GetWallet')
      expect(selectSuggestions(world.store.getState()).map(({ href }) => href)[0]).toBe(
        first?.homepage,
      )
    })

    it('offers none that the host excluded, and only those that it includes', async () => {
      const without = refusing({ options: { excludeWalletIds: [first?.id ?? ''] } })
      await open(without, 'Connect')
      expect(proposed(without)[0]).toBe('Trust Wallet')
      const only = refusing({ options: { includeWalletIds: [second?.id ?? ''] } })
      await open(only, 'Connect')
      expect(proposed(only)).toEqual(['Trust Wallet'])
    })

    it.each<[string, DirectoryOptions['options']]>([
      ['has a directory of its own', { serviceUrls: { projectService: 'https://own.example' } }],
      ['knows no network of theirs', { networks: [SOLANA] }],
    ])('offers none when the host %s', async (_what, options) => {
      const world = refusing({ options: options ?? {} })
      await open(world, 'Connect')
      expect(proposed(world)).toEqual([])
    })

    it('yields to the directory as soon as that responds', async () => {
      let isHealthy = false
      const world = refusing({
        http: {
          '/getWallets': request =>
            isHealthy ? directoryAnswer(entries(9), request) : refused(503),
        },
      })
      await open(world, 'Connect')
      isHealthy = true
      world.dispatch(walletsRetryRequested())
      await settle()
      expect(rowIds(world)).toEqual(['walletConnect', ...[0, 1, 2, 3].map(walletId)])
      await open(world, 'AllWallets')
      expect(selectDirectory(world.store.getState()).wallets).toHaveLength(9)
    })

    it('has built-in entries that satisfy the directory’s schema', () => {
      const answer = { data: KNOWN_WALLETS, count: KNOWN_WALLETS.length }
      expect(v.parse(walletsSchema([]), answer)).toEqual(answer)
      for (const { link_mode: link, homepage } of KNOWN_WALLETS) {
        expect([link, homepage].map(each => new URL(each ?? '').protocol)).toEqual([
          'https:',
          'https:',
        ])
      }
    })
  })

  it('keeps the parts that arrived when another failed', async () => {
    const wallets = entries(9)
    const world = createWorld(wallets, {
      adapter: { discover: none },
      options: { featuredWalletIds: [walletId(5)] },
      http: {
        '/getWallets': request =>
          request.params?.['include'] ? directoryAnswer(wallets, request) : refused(503),
      },
    })
    await open(world, 'Connect')
    const known = KNOWN_WALLETS.slice(0, 3).map(({ id }) => id)
    expect(rowIds(world)).toEqual(['walletConnect', walletId(5), ...known])
  })

  describe('another request', () => {
    const wallets = entries(9)
    const openOnSolana = async (world: FlowWorld) => {
      world.dispatch(modalOpenRequested({ view: viewEntry('Connect'), namespace: 'solana' }))
      await settle()
    }
    const onSolana = (answer: () => HttpResult | Promise<HttpResult>): DirectoryOptions => ({
      options: { featuredWalletIds: [walletId(7)] },
      http: {
        '/getWallets': request =>
          request.params?.['chains'] || request.params?.['include']
            ? directoryAnswer(wallets, request)
            : answer(),
      },
    })

    it('keeps the earlier suggestions until its own arrive', async () => {
      const late = deferred<HttpResult>()
      const world = createWorld(
        wallets,
        onSolana(() => late.promise),
      )
      await open(world, 'Connect')
      await openOnSolana(world)
      expect(statusIn(world)).toBe('pending')
      expect(recommendedIds(world)).toEqual([0, 1, 2, 3].map(walletId))
      late.resolve(answered({ data: [entry(8)], count: 1 }))
      await settle()
      expect(statusIn(world)).toBe('fulfilled')
      expect(recommendedIds(world)).toEqual([walletId(8)])
    })

    it('keeps the earlier suggestions if it fails', async () => {
      const world = createWorld(
        wallets,
        onSolana(() => refused(503)),
      )
      await open(world, 'Connect')
      await openOnSolana(world)
      expect(statusIn(world)).toBe('rejected')
      expect(selectSuggestedLists(world.store.getState())).toMatchObject({
        featured: [entry(7)],
        fallback: [],
        count: 8,
      })
      expect(recommendedIds(world)).toEqual([0, 1, 2, 3].map(walletId))
    })

    it('shares the part that it has in common with a pending one', async () => {
      const late = deferred<undefined>()
      const world = createWorld(wallets, {
        options: { featuredWalletIds: [walletId(7)] },
        http: {
          '/getWallets': async request => {
            if (request.params?.['include']) await late.promise
            return directoryAnswer(wallets, request)
          },
        },
      })
      await open(world, 'Connect')
      await openOnSolana(world)
      late.resolve(undefined)
      await settle()
      expect(askedWallets(world)).toHaveLength(3)
      expect(statusIn(world)).toBe('fulfilled')
      expect(selectSuggestedLists(world.store.getState()).featured).toEqual([entry(7)])
    })
  })

  it('gives up after a minute, and keeps the parts that arrived', async () => {
    const wallets = entries(9)
    const world = createWorld(wallets, {
      adapter: { discover: none },
      options: { featuredWalletIds: [walletId(5)] },
      http: {
        '/getWallets': request =>
          request.params?.['include'] ? directoryAnswer(wallets, request) : never(),
      },
    })
    await open(world, 'Connect')
    expect(statusIn(world)).toBe('pending')
    await pass(60_000)
    expect(statusIn(world)).toBe('rejected')
    const known = KNOWN_WALLETS.slice(0, 3).map(({ id }) => id)
    expect(rowIds(world)).toEqual(['walletConnect', walletId(5), ...known])
  })

  it('keeps the suggestions for longer than search results', async () => {
    const world = createWorld(entries(9))
    await open(world, 'Connect')
    await pass(7_200_000)
    expect(recommendedIds(world)).toEqual([0, 1, 2, 3].map(walletId))
  })

  describe('time travel', () => {
    it('aborts the requests, reports nothing, and the next view requests again', async () => {
      const wallets = entries(9)
      let isHealthy = false
      const world = createWorld(wallets, {
        http: {
          '/getWallets': request => (isHealthy ? directoryAnswer(wallets, request) : never()),
        },
      })
      await open(world, 'Connect')
      world.halt()
      await settle()
      expect(world.types()).not.toContain('directory/directorySettled')
      isHealthy = true
      await open(world, 'Connect')
      expect(statusIn(world)).toBe('fulfilled')
      expect(askedWallets(world)).toHaveLength(2)
    })

    it('to a state without an answer makes the next view request it', async () => {
      const world = createWorld(entries(9))
      await open(world, 'Connect')
      const { asked: keys } = selectDirectoryState(world.store.getState()).suggestions
      world.dispatch(
        modalApi.internalActions.removeQueryResult({
          queryCacheKey: keys?.recommended as QueryCacheKey,
        }),
      )
      expect(statusIn(world)).toBe('uninitialized')
      await open(world, 'Connect')
      expect(statusIn(world)).toBe('fulfilled')
      expect(askedWallets(world)).toHaveLength(2)
    })
  })

  it('leaves out wallets that the device cannot use, but recognises excluded ones', async () => {
    const wallets = entries(9, at => (at < 2 ? { mobile_link: null } : {}))
    const world = createWorld(wallets, { options: { excludeWalletIds: [walletId(0)] } })
    world.page.facts = {
      ...world.page.facts,
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    }
    await open(world, 'GetWallet')
    const { recommended, excluded } = selectSuggestedLists(world.store.getState())
    expect(recommended.map(({ id }) => id)).toEqual([2, 3, 4].map(walletId))
    expect(excluded.map(({ id }) => id)).toEqual([walletId(0)])
  })

  it('suggests a few wallets to get, with or without WalletConnect', async () => {
    const world = createWorld(entries(9), { hasWalletConnect: false })
    await open(world, 'GetWallet')
    expect(selectSuggestions(world.store.getState()).map(({ id }) => id)).toEqual(
      [0, 1, 2, 3].map(walletId),
    )
    expect(asked(world, '/getWalletImage')).toHaveLength(4)
  })
})

function none(onConnectors: (connectors: readonly []) => void) {
  onConnectors([])
  return () => undefined
}
function never() {
  return new Promise<never>(() => undefined)
}
