import { viewEntry, type ViewEntry } from '../../../src/domain/views'
import { walletConnected } from '../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../src/events/modalEvents'
import { selectNetworkImage } from '../../../src/core/network/networkImage'
import { selectNetworks } from '../../../src/core/network/networkSlice'
import { answered, refused } from '../../../src/testing/createFakeHttp'
import type { NetworkInput } from '../../../src/domain/network'
import {
  hang,
  HERON,
  quietServices,
  session,
  setUpFlowTests,
  settle,
} from '../../support/flowWorld'
import { giveObjectUrls } from '../wallets/directoryWorld'

const network = (id: number, assets: NonNullable<NetworkInput['assets']> = {}): NetworkInput => ({
  id,
  name: `Sample ${String(id)}`,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  assets,
})
const networks = [
  network(1, { imageId: 'one' }),
  network(10, { imageId: 'ten', imageUrl: 'https://host.example/ten.png' }),
  network(8453, { imageId: 'base' }),
  network(5),
] as const

describe('showNetworkImagesFlow', () => {
  const createWorld = setUpFlowTests()
  beforeAll(giveObjectUrls)

  const begin = (
    answer: () => unknown = () => answered(new Blob(['x'], { type: 'image/png' })),
  ) => {
    const world = createWorld({
      options: { networks },
      http: { ...quietServices, '/public/getAssetImage/*': answer as never },
    })
    const asked = () =>
      world.http.requests
        .filter(({ path }) => path.startsWith('/public/getAssetImage/'))
        .map(({ path }) => path.split('/').at(-1))
    const open = async (view: ViewEntry) => {
      world.dispatch(modalOpenRequested({ view }))
      await settle()
      await settle()
    }
    const pictures = () =>
      selectNetworks(world.store.getState()).map(each =>
        selectNetworkImage(world.store.getState(), each),
      )
    return { world, asked, open, pictures }
  }

  it('fetches the pictures of listed networks, unless the host provides one', async () => {
    const { asked, open, pictures } = begin()
    await open(viewEntry('Networks'))
    expect(asked()).toEqual(['one', 'base'])
    const own = 'https://host.example/ten.png'
    expect(pictures()).toEqual([
      expect.stringMatching(/^blob:/),
      own,
      expect.stringMatching(/^blob:/),
      null,
    ])
  })

  it('fetches only those on screen, and none twice', async () => {
    const { asked, open, world } = begin()
    world.dispatch(
      walletConnected({ ...HERON, ...session, walletName: 'Heron', isRestored: false }),
    )
    await open(viewEntry('WalletReceive'))
    expect(asked()).toEqual(['one'])
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await open(viewEntry('WalletReceive'))
    expect(asked()).toEqual(['one'])
  })

  it('fetches none for a visitor who only chooses a wallet', async () => {
    const { asked, open } = begin()
    await open(viewEntry('Connect'))
    expect(asked()).toEqual([])
  })

  it('falls back to a letter when a picture does not exist, and sends no further request', async () => {
    const { asked, open, pictures, world } = begin(() => refused(404))
    await open(viewEntry('Networks'))
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await open(viewEntry('Networks'))
    expect(asked()).toEqual(['one', 'base'])
    expect(pictures()[0]).toBeNull()
  })

  it('aborts pending requests when the modal closes', async () => {
    const signals: AbortSignal[] = []
    const { open, world } = begin(((_request: unknown, signal: AbortSignal) => {
      signals.push(signal)
      return hang()
    }) as never)
    await open(viewEntry('Networks'))
    world.dispatch(modalCloseRequested({ by: 'page' }))
    await settle()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})
