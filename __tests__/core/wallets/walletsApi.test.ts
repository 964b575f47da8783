import { imagesApi } from '../../../src/core/wallets/images/imagesApi'
import { walletsApi } from '../../../src/core/wallets/walletsApi'
import { modalApi } from '../../../src/services/modalApi'
import { answer, createServiceWorld } from '../../services/serviceWorld'

const { searchWallets } = walletsApi.endpoints
const { getImage } = imagesApi.endpoints
const blob = (type: string, text = 'x') => new Blob([text], { type })

describe('the wallet directory', () => {
  it('is requested page by page, without empty list parameters', async () => {
    const wallets = { data: [{ id: 'a1', name: 'First Wallet' }], count: 600 }
    const { store, requests } = createServiceWorld({ routes: { '/getWallets': answer(wallets) } })
    const args = {
      page: 1,
      entries: 4,
      exclude: ['b', 'c'],
      chains: ['eip155:1', 'eip155:10'],
      search: ' fox ',
      badgeType: 'certified',
    } as const
    const { data } = await store.dispatch(searchWallets.initiate(args))
    expect(data).toEqual(wallets)
    expect(searchWallets.select(args)(store.getState()).data).toBe(data)
    expect(requests[0]?.params).toEqual({
      projectId: 'project',
      st: 'appkit',
      sv: 'react-viem-0.1.0',
      page: 1,
      entries: 4,
      include: undefined,
      exclude: 'b,c',
      chains: 'eip155:1,eip155:10',
      search: 'fox',
      badge_type: 'certified',
    })
  })
})

describe('an image', () => {
  const createObjectURL = jest.fn(() => 'blob:page/1')
  const revokeObjectURL = jest.fn()

  beforeEach(() => {
    jest.clearAllMocks()
    Object.assign(URL, { createObjectURL, revokeObjectURL })
  })

  it('is kept as an object URL in state, which is revoked when it is no longer used', async () => {
    const { store, requests } = createServiceWorld({
      routes: { '/getWalletImage': answer(blob('image/webp')) },
    })
    const args = { kind: 'wallet', id: 'image/1' } as const
    const { data } = await store.dispatch(getImage.initiate(args))
    expect(data).toBe('blob:page/1')
    expect(requests[0]).toMatchObject({ path: '/getWalletImage/image%2F1', as: 'blob' })

    store.dispatch(modalApi.util.resetApiState())
    await new Promise(resolve => process.nextTick(resolve))
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:page/1')
  })

  it.each([
    ['wallet', '/getWalletImage/x'],
    ['asset', '/public/getAssetImage/x'],
    ['currency', '/public/getCurrencyImage/x'],
    ['token', '/public/getTokenImage/x'],
  ] as const)('of a %s has its own path', async (kind, path) => {
    const { store, requests } = createServiceWorld({
      routes: { [path]: answer(blob('image/png')) },
    })
    await store.dispatch(getImage.initiate({ kind, id: 'x' }))
    expect(requests.map(request => request.path)).toEqual([path])
  })

  it('stays for the page’s lifetime: a view that shows it does not subscribe', async () => {
    jest.useFakeTimers()
    try {
      const { store } = createServiceWorld({
        routes: { '/getWalletImage': answer(blob('image/webp')) },
      })
      const args = { kind: 'wallet', id: 'x' } as const
      await store.dispatch(getImage.initiate(args, { subscribe: false }))
      await jest.advanceTimersByTimeAsync(2 * 3_600_000)
      expect(getImage.select(args)(store.getState()).data).toBe('blob:page/1')
      expect(revokeObjectURL).not.toHaveBeenCalled()
    } finally {
      jest.useRealTimers()
    }
  })

  it('in SVG never becomes a document of this origin', async () => {
    const drawing = blob('image/svg+xml; charset=utf-8')
    Object.assign(drawing, { text: async () => '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    const { store } = createServiceWorld({ routes: { '/getWalletImage': answer(drawing) } })
    const { data } = await store.dispatch(getImage.initiate({ kind: 'wallet', id: 'x' }))
    expect(data).toBe(
      'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E',
    )
    expect(createObjectURL).not.toHaveBeenCalled()
  })

  it.each(['text/html', 'application/json', '', 'image/png-but-html'])(
    'is rejected when it is %p',
    async type => {
      const { store } = createServiceWorld({ routes: { '/getWalletImage': answer(blob(type)) } })
      const { error } = await store.dispatch(getImage.initiate({ kind: 'wallet', id: 'x' }))
      expect(error).toMatchObject({ status: 'PARSING_ERROR' })
      expect(createObjectURL).not.toHaveBeenCalled()
    },
  )

  it('that failed to load leaves nothing to revoke', async () => {
    const { store } = createServiceWorld({ routes: { '/getWalletImage': answer('no blob') } })
    await store.dispatch(getImage.initiate({ kind: 'wallet', id: 'x' }))
    store.dispatch(modalApi.util.resetApiState())
    await new Promise(resolve => process.nextTick(resolve))
    expect(revokeObjectURL).not.toHaveBeenCalled()
  })
})
