import { WALLET_RESPONSE_TIMEOUT_MS } from '../../../src/domain/limits'
import { viewEntry } from '../../../src/domain/views'
import {
  accountsChanged,
  disconnected,
  disconnectRequested,
} from '../../../src/events/connectionEvents'
import { transactionMined } from '../../../src/events/sendEvents'
import { tabSelected } from '../../../src/core/account/accountSlice'
import { toastShown } from '../../../src/core/notifications/notificationsSlice'
import { featuresGiven } from '../../support/featuresGiven'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { selectCollectibles } from '../../../src/features/nfts/nftsSelectors'
import { collectiblesMoreRequested } from '../../../src/features/nfts/nftsSlice'
import type { BatchingWallets } from '../../../src/ports/batchingWallets'
import type { ChainCollectible } from '../../../src/ports/chainClient'
import type { HttpRequest } from '../../../src/ports/http'
import { toServiceEvent } from '../../../src/services/toServiceEvent'
import { answered, refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { sampleHistory, sampleTransaction } from '../../support/states/sampleHoldings'
import { states } from '../../support/states/states'
import {
  hang,
  pass,
  quietServices,
  setUpFlowTests,
  settle,
  deferred,
} from '../../support/flowWorld'

const atNfts = tabSelected({ namespace: 'eip155', tab: 'nfts' })
const CONTRACT = '0x00000000000000000000000000000000000000C0'
const collectible = (id: string, isSpam = false) =>
  sampleTransaction(`0x${id}`, {}, [
    {
      direction: 'in',
      quantity: { numeric: '1' },
      nft_info: { name: `Fern #${id}`, flags: { is_spam: isSpam } },
    },
  ])

describe('loadCollectiblesFlow', () => {
  const createWorld = setUpFlowTests()
  interface Told {
    readonly history?: HttpAnswer
    readonly facts?: (hash: string) => Promise<readonly ChainCollectible[]>
    readonly ofWallet?: BatchingWallets['getCollectibles']
  }
  const looking = ({ history, facts, ofWallet }: Told = {}) =>
    createWorld({
      state: states.account,
      http: {
        ...quietServices,
        '/v1/account/*/history': history ?? answered({ data: sampleHistory, next: null }),
      },
      adapter: {
        ...(facts && {
          loadHistoryReader: async () => ({
            getCollectibles: facts,
            getNonces: async () => ({ used: 0, sent: 0 }),
          }),
        }),
        ...(ofWallet && {
          loadBatching: async () => ({ getCollectibles: ofWallet }) as BatchingWallets,
        }),
      },
    })
  type World = ReturnType<typeof createWorld>
  const pages = ({ http }: World) =>
    http.requests
      .filter(({ path }) => path.endsWith('/history'))
      .map(({ params }) => params?.['cursor'] ?? null)
  const told = ({ store }: World) => selectCollectibles(store.getState())
  const names = (world: World) => told(world).shown.map(({ name }) => name)
  const fact = (tokenId: string): ChainCollectible => ({
    contract: CONTRACT,
    tokenId,
    collection: 'Ferns',
    isOwned: true,
  })

  it('loads when its tab comes on screen, not before, and not again between tabs', async () => {
    const world = looking()
    await pass(10_000)
    expect(pages(world)).toEqual([])
    world.dispatch(atNfts)
    await settle()
    expect(pages(world)).toEqual([null])
    expect(names(world)).toEqual(['Night fern'])
    world.dispatch(atNfts)
    await settle()
    expect(pages(world)).toEqual([null])
  })

  it('reads token ids from the chain, and works without them when it is slow', async () => {
    const world = looking({ facts: async hash => (hash === '0x05' ? [fact('7')] : []) })
    world.dispatch(atNfts)
    await settle()
    expect(told(world).shown).toMatchObject([{ tokenId: '7', collection: 'Ferns' }])

    const slow = looking({ facts: hang })
    slow.dispatch(atNfts)
    await settle()
    expect(told(slow).shown).toMatchObject([{ name: 'Night fern', tokenId: null }])
  })

  it('continues while one of them is open', async () => {
    let say: (told: readonly ChainCollectible[]) => void = () => undefined
    const facts = () => new Promise<readonly ChainCollectible[]>(resolve => (say = resolve))
    const world = looking({ facts })
    world.dispatch(atNfts)
    await settle()
    const [collectible] = told(world).shown
    if (!collectible) throw new Error('The history has none.')
    expect(collectible.tokenId).toBeNull()
    world.dispatch(viewPushed(viewEntry('Collectible', { collectible })))
    say([fact('7')])
    await settle()
    expect(told(world).shown).toMatchObject([{ tokenId: '7', collection: 'Ferns' }])
  })

  it('reads each from the chain once, and all again when a payment was mined', async () => {
    const asked: string[] = []
    const world = looking({
      facts: async hash => {
        asked.push(hash)
        return [fact('7')]
      },
    })
    world.dispatch(atNfts)
    await settle()
    world.dispatch(atNfts)
    await settle()
    expect(asked).toEqual(['0x05'])
    world.dispatch(
      transactionMined({ hash: '0x1', caipNetworkId: 'eip155:1', status: 'confirmed' }),
    )
    await settle()
    expect(asked).toEqual(['0x05', '0x05'])
  })

  it('reads only the wallet when the history is off', async () => {
    const mine = {
      contract: CONTRACT,
      tokenId: '8',
      name: 'Fern 8',
      collection: '',
      imageUrl: null,
    }
    for (const [ofWallet, found] of [
      [async () => [mine], ['Fern 8']],
      [undefined, []],
    ] as const) {
      const world = looking(ofWallet ? { ofWallet } : {})
      world.dispatch(featuresGiven({ activity: false }))
      world.dispatch(atNfts)
      await settle()
      expect(pages(world)).toEqual([])
      expect(told(world)).toMatchObject({ phase: 'known', hasMore: false, hasFailed: false })
      expect(names(world)).toEqual(found)
    }
  })

  it('ignores events of other chain families (P14)', async () => {
    const world = looking({ facts: async () => [fact('7')] })
    world.dispatch(atNfts)
    await settle()
    const before = told(world)
    expect(before.shown).toMatchObject([{ tokenId: '7' }])
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    world.dispatch(accountsChanged({ namespace: 'bip122', connectorId: 'x', accounts: [] }))
    expect(told(world)).toBe(before)
  })

  it('works without the chain when it fails', async () => {
    const world = looking({ facts: () => Promise.reject(new Error('No node')) })
    world.dispatch(atNfts)
    await settle()
    expect(told(world)).toMatchObject({ phase: 'known', hasFailed: false })
    expect(names(world)).toEqual(['Night fern'])
  })

  it('adds the wallet’s collectibles, once', async () => {
    const ofWallet = async () => [
      {
        contract: CONTRACT.toLowerCase(),
        tokenId: '7',
        name: 'Fern 7',
        collection: 'X',
        imageUrl: null,
      },
      {
        contract: CONTRACT,
        tokenId: '8',
        name: 'Fern 8',
        collection: '',
        imageUrl: 'javascript:1',
      },
    ]
    const world = looking({ facts: async () => [fact('7')], ofWallet })
    world.dispatch(atNfts)
    await settle()
    expect(told(world).shown).toMatchObject([
      { name: 'Night fern', collection: 'Ferns', tokenId: '7' },
      { name: 'Fern 8', collection: null, tokenId: '8', imageUrl: null, hash: null },
    ])
  })

  it('lists a wallet’s collectible once while the chain has not returned its id', async () => {
    const night = {
      contract: CONTRACT,
      tokenId: '7',
      name: 'Night fern',
      collection: 'X',
      imageUrl: null,
    }
    const world = looking({
      facts: hang,
      ofWallet: async () => [night, { ...night, tokenId: '8' }],
    })
    world.dispatch(atNfts)
    await pass(61_000) // After a minute the flow stops waiting for the chain.
    expect(told(world).shown).toMatchObject([
      { name: 'Night fern', tokenId: '7', collection: 'X', hash: '0x05' },
      { name: 'Night fern', tokenId: '8', hash: null },
    ])
  })

  it('keeps a wallet’s collectible hidden when the services flag it as spam', async () => {
    const lure = { contract: CONTRACT, tokenId: '9', name: 'Claim', collection: '', imageUrl: null }
    const world = looking({
      history: answered({ data: [collectible('9', true)], next: null }),
      facts: async () => [fact('9')],
      ofWallet: async () => [lure],
    })
    world.dispatch(atNfts)
    await settle()
    expect(told(world)).toMatchObject({ shown: [], hiddenCount: 1 })
  })

  it('stays silent when a wallet lacks the method, or never responds', async () => {
    for (const ofWallet of [async () => null, hang, () => Promise.reject(new Error('No'))]) {
      const world = looking({ ofWallet })
      world.dispatch(atNfts)
      await pass(40_000)
      expect(names(world)).toEqual(['Night fern'])
      expect(world.actions().filter(toastShown.match)).toEqual([])
    }
  })

  it('loads pages until the view is full, then leaves the rest to the visitor', async () => {
    const world = looking({
      history: ({ params }: HttpRequest) => {
        const cursor = Number(params?.['cursor'] ?? 0)
        return answered({
          data: [collectible(`${cursor}1`), collectible(`${cursor}2`)],
          next: String(cursor + 1),
        })
      },
    })
    world.dispatch(atNfts)
    await settle()
    expect(pages(world)).toEqual([null, '1'])
    world.dispatch(collectiblesMoreRequested())
    await settle()
    expect(pages(world)).toEqual([null, '1', '2', '3'])
    expect(names(world)).toHaveLength(8)
  })

  it('stops after a few pages of hidden spam', async () => {
    const world = looking({
      history: ({ params }: HttpRequest) => {
        const cursor = Number(params?.['cursor'] ?? 0)
        return answered({ data: [collectible(String(cursor), true)], next: String(cursor + 1) })
      },
    })
    world.dispatch(atNfts)
    await settle()
    expect(pages(world)).toHaveLength(5)
    expect(told(world)).toMatchObject({ shown: [], hiddenCount: 5, hasMore: true })
  })

  it('reports a failed load, and refetches on “Try again”', async () => {
    let isBroken = true
    const world = looking({
      history: () => (isBroken ? refused(500) : answered({ data: [collectible('1')], next: null })),
    })
    world.dispatch(atNfts)
    await settle()
    expect(told(world)).toMatchObject({ phase: 'unavailable', hasFailed: true })
    expect(world.actions().filter(toastShown.match)).toMatchObject([
      { payload: { text: 'errors.historyUnavailable', tone: 'negative' } },
    ])
    isBroken = false
    world.dispatch(collectiblesMoreRequested())
    await settle()
    expect(names(world)).toEqual(['Fern #1'])
  })

  it('refetches when a payment was mined', async () => {
    const world = looking()
    world.dispatch(atNfts)
    await settle()
    world.dispatch(
      transactionMined({ hash: '0x1', caipNetworkId: 'eip155:1', status: 'confirmed' }),
    )
    await settle()
    expect(pages(world)).toHaveLength(2)
  })

  it('sends no request on other views, nor after the visitor has left', async () => {
    const world = looking()
    world.dispatch(viewPushed(viewEntry('WalletReceive')))
    world.dispatch(atNfts)
    await settle()
    expect(pages(world)).toEqual([])
    world.dispatch(disconnectRequested({}))
    await pass(2_000)
    world.dispatch(collectiblesMoreRequested())
    await settle()
    expect(pages(world)).toEqual([])
  })

  it('does nothing on time travel', async () => {
    const world = looking()
    world.dispatch(atNfts)
    await settle()
    world.halt()
    await pass(600_000)
    expect(pages(world)).toEqual([null])
  })

  it('never shows a wallet’s collectible before it was compared with spam', async () => {
    const lure = { contract: CONTRACT, tokenId: '9', name: 'Claim', collection: '', imageUrl: null }
    const answer = deferred<readonly ChainCollectible[]>()
    const world = looking({
      history: answered({ data: [collectible('9', true)], next: null }),
      facts: () => answer.promise,
      ofWallet: async () => [lure],
    })
    world.dispatch(atNfts)
    await settle()
    expect(told(world)).toMatchObject({ shown: [], hiddenCount: 1 })
    answer.resolve([fact('9')])
    await settle()
    expect(told(world)).toMatchObject({ shown: [], hiddenCount: 1 })
  })

  it('keeps the wallet’s list while it is loaded again, and when that fails', async () => {
    const mine = {
      contract: CONTRACT,
      tokenId: '8',
      name: 'Fern 8',
      collection: '',
      imageUrl: null,
    }
    let isDown = false
    const world = looking({
      facts: async () => [fact('7')],
      ofWallet: () => (isDown ? hang() : Promise.resolve([mine])),
    })
    world.dispatch(atNfts)
    await settle()
    expect(names(world)).toEqual(['Night fern', 'Fern 8'])
    isDown = true
    world.dispatch(atNfts)
    await settle()
    expect(names(world)).toEqual(['Night fern', 'Fern 8'])
    await pass(WALLET_RESPONSE_TIMEOUT_MS)
    expect(names(world)).toEqual(['Night fern', 'Fern 8'])
  })

  it('asks the wallet again after an unanswered request, when the history is off', async () => {
    const mine = {
      contract: CONTRACT,
      tokenId: '8',
      name: 'Fern 8',
      collection: '',
      imageUrl: null,
    }
    let isDown = true
    const world = looking({ ofWallet: () => (isDown ? hang() : Promise.resolve([mine])) })
    world.dispatch(featuresGiven({ activity: false }))
    world.dispatch(atNfts)
    await settle()
    expect(told(world).phase).toBe('loading')
    isDown = false
    world.dispatch(atNfts)
    await settle()
    expect(names(world)).toEqual(['Fern 8'])
  })

  it('reports no event when neither chain nor wallet answers', async () => {
    const world = looking({
      facts: () => Promise.reject(new Error('No node')),
      ofWallet: () => Promise.reject(new Error('No')),
    })
    world.dispatch(atNfts)
    await settle()
    const rejected = world.actions().filter(({ type }) => type.endsWith('executeQuery/rejected'))
    expect(rejected.map(toServiceEvent).filter(event => event !== undefined)).toEqual([])
  })
})
