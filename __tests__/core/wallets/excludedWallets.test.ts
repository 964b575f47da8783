import type { Connector } from '../../../src/domain/connector'
import { modalPreloadRequested } from '../../../src/events/modalEvents'
import { selectWalletRows } from '../../../src/core/connectors/connectorsSelectors'
import { KNOWN_WALLETS } from '../../../src/core/wallets/knownWallets'
import { refused, type HttpAnswer } from '../../../src/testing/createFakeHttp'
import { sampleConnector } from '../../../src/testing/samples'
import { settle, type FlowWorld } from '../../support/flowWorld'
import { askedWallets, entries, open, setUpDirectoryTests, walletId } from './directoryWorld'

const [metaMask] = KNOWN_WALLETS
const METAMASK = metaMask?.id ?? ''
const silent = () => new Promise<never>(() => undefined)

const here = (...connectors: readonly Connector[]) => ({
  discover(onConnectors: (found: readonly Connector[]) => void) {
    onConnectors(connectors)
    return () => undefined
  },
})
const installed = ({ store }: FlowWorld) =>
  selectWalletRows(store.getState()).flatMap(({ connector }) => connector?.id ?? [])

const heron = sampleConnector('io.heron', 'Heron')
const genuine = sampleConnector('io.metamask', 'MetaMask')
const namesake = sampleConnector('org.other', 'METAMASK')

describe('wallets the host excludes', () => {
  const createWorld = setUpDirectoryTests()

  describe.each([true, false])('on a page with walletConnect(): %s', hasWalletConnect => {
    it.each<[string, HttpAnswer]>([
      ['never answers', silent],
      ['refuses', refused(503)],
      ['forbids', refused(403)],
    ])('are hidden when matched without the directory, which %s', async (_how, answer) => {
      const world = createWorld([], {
        hasWalletConnect,
        adapter: here(heron, genuine, namesake),
        options: { excludeWalletIds: [METAMASK] },
        http: { '/getWallets': answer, '/appkit/v1/config': answer },
        mayLogErrors: true,
      })
      await open(world, 'Connect')
      expect(installed(world)).toEqual(['io.heron'])
    })

    it.each([
      ['rdns', { rdns: 'io.heron', name: 'Anything' }],
      ['name, whatever its case', { name: 'HERON' }],
    ])('are hidden by the %s from the directory', async (_what, more) => {
      const world = createWorld(
        entries(9, at => (at === 0 ? more : {})),
        {
          hasWalletConnect,
          adapter: here(heron, genuine),
          options: { excludeWalletIds: [walletId(0), METAMASK] },
        },
      )
      await open(world, 'Connect')
      expect(installed(world)).toEqual([])
      expect(askedWallets(world)).toContainEqual({
        page: 1,
        entries: 2,
        include: [walletId(0), METAMASK].join(),
      })
    })

    it('are hidden by the id they announce, without a directory lookup', async () => {
      const world = createWorld([], {
        hasWalletConnect,
        adapter: here(heron, genuine),
        options: { excludeWalletIds: ['io.heron'] },
        http: { '/getWallets': silent },
      })
      await open(world, 'Connect')
      expect(installed(world)).toEqual(['io.metamask'])
    })
  })

  it('are looked up from the first sign of interest on, with no other request', async () => {
    const world = createWorld([], {
      hasWalletConnect: false,
      adapter: here(heron, genuine),
      options: { excludeWalletIds: [METAMASK] },
    })
    world.dispatch(modalPreloadRequested())
    await settle()
    expect(installed(world)).toEqual(['io.heron'])
    expect(world.http.requests).toEqual([])
  })

  it('are the only request on a page without remote wallets', async () => {
    const world = createWorld(entries(9), {
      hasWalletConnect: false,
      options: { excludeWalletIds: [walletId(0)] },
    })
    await open(world, 'Connect')
    await open(world, 'Connect')
    expect(askedWallets(world)).toEqual([{ page: 1, entries: 1, include: walletId(0) }])
  })
})
