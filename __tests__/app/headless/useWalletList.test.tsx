import { act, cleanup } from '@testing-library/react'
import { usePairing } from '../../../src/app/headless/usePairing'
import { useView } from '../../../src/app/headless/useView'
import { useWalletList } from '../../../src/app/headless/useWalletList'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import type { HostStore } from '../../../src/store/scopedStore'
import { pass, settle, type FlowWorld } from '../../support/flowWorld'
import { holdHook } from '../../support/holdHook'
import { entries, setUpDirectoryTests } from '../../core/wallets/directoryWorld'

const PAGE = 40

const useDrawer = (where: { store: HostStore }) => ({
  view: useView(where),
  list: useWalletList(where),
  pairing: usePairing(where),
})

async function draw(world: FlowWorld) {
  const drawer = holdHook(world, useDrawer)
  await drawer.tell(modalOpenRequested({}))
  const press = (run: (list: ReturnType<typeof useWalletList>) => void) =>
    act(async () => {
      run(drawer.result.current.list)
      await pass(2_000)
    })
  return { ...drawer, now: () => drawer.result.current, press }
}

describe('useWalletList', () => {
  afterEach(cleanup) // unmount before the world closes the modal
  const createWorld = setUpDirectoryTests()

  it('returns the rows of the first screen with their names, and connects one of them', async () => {
    const { now, press, adapter } = await draw(createWorld(entries(5)))
    expect(now().view).toMatchObject({ name: 'Connect' })
    const names = now().list.rows.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Heron', 'WalletConnect', 'Sample 0']))
    expect(now().list).toMatchObject({ isLooking: false, count: 5 })
    await press(({ rows, choose }) => {
      const heron = rows.find(({ name }) => name === 'Heron')
      if (heron) choose(heron)
    })
    expect(adapter.calls.map(({ method }) => method)).toContain('connect')
    expect(now().view).toBeNull()
  })

  it('returns all wallets page by page', async () => {
    const { now, press } = await draw(createWorld(entries(100)))
    expect(now().list.all.wallets).toEqual([])
    await press(({ showAll }) => showAll())
    expect(now().view).toMatchObject({ name: 'AllWallets' })
    const first = now().list.all.wallets.length
    expect(first).toBeGreaterThanOrEqual(PAGE)
    expect(now().list.all.hasMore).toBe(true)
    await press(({ loadMore }) => loadMore())
    expect(now().list.all.wallets).toHaveLength(first + PAGE)
  })

  it('searches from any view, and restores the list for an empty query', async () => {
    const { now, press } = await draw(createWorld(entries(100)))
    await press(({ searchFor }) => searchFor('Sample 42'))
    expect(now().view).toMatchObject({ name: 'AllWallets' })
    expect(now().list.search.phase).toBe('found')
    expect(now().list.search.wallets.map(({ name }) => name)).toEqual(['Sample 42'])
    await press(({ searchFor }) => searchFor(''))
    expect(now().list.search.phase).toBe('idle')
    expect(now().list.all.wallets.length).toBeGreaterThanOrEqual(PAGE)
  })

  it('loads the pictures that are requested', async () => {
    const { now, press } = await draw(createWorld(entries(5)))
    const [wallet] = entries(1)
    if (!wallet) throw new Error('There is no wallet')
    await press(({ loadPictures }) => loadPictures([wallet]))
    expect(now().list.getPicture(wallet)).toMatch(/^(blob|data):/)
  })

  it('starts a pairing for a wallet of the directory', async () => {
    const { now, press } = await draw(createWorld(entries(5)))
    const [wallet] = entries(1)
    if (!wallet) throw new Error('There is no wallet')
    await press(({ choose }) => choose(wallet))
    expect(now().view).toMatchObject({ name: 'ConnectingWalletConnect', params: { wallet } })
    expect(now().pairing).toMatchObject({ wallet: { id: wallet.id } })
    expect(now().pairing.phase).not.toBe('idle')
  })

  it('pairs with a wallet that is chosen while the modal is closed', async () => {
    const world = createWorld(entries(5))
    const drawer = holdHook(world, useDrawer)
    await act(settle)
    const [wallet] = entries(1)
    if (!wallet) throw new Error('There is no wallet')
    await act(async () => {
      drawer.result.current.list.choose(wallet)
      await settle()
    })
    expect(drawer.result.current.view).toMatchObject({ name: 'ConnectingWalletConnect' })
  })
})
