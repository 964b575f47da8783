import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { viewEntry } from '../../../../src/domain/views'
import { AccountView } from '../../../../src/core/account/views/AccountView'
import { NftList } from '../../../../src/features/nfts/components/NftList'
import { collectiblesMoreRequested, hiddenToggled } from '../../../../src/features/nfts/nftsSlice'
import { chunkFetched } from '../../../../src/core/notifications/notificationsSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { sampleCollectibles } from '../../../support/states/nftsStates'
import { testingReducer } from '../../../../src/testing/stateAfter'
import { states } from '../../../support/states/states'
import { renderView } from '../../../support/renderView'

const tiles = () => screen.getAllByTestId('wm-collectible')
const told = () => tiles().map(tile => tile.getAttribute('aria-label'))

describe('the collectibles of an account', () => {
  it('are a tab of the account, which loads their chunk with it', async () => {
    renderView(<AccountView />, states.nftsShown())
    expect(screen.getByRole('tab', { name: 'NFTs' })).toHaveAttribute('aria-selected', 'true')
    expect(await screen.findByRole('list', { name: 'NFTs' })).toBeVisible()
  })

  it('show name and collection, and invent nothing', () => {
    renderView(<NftList />, states.nftsShown())
    expect(told()).toEqual([
      'Slow tide #112, Tidal forms',
      'Block study 7, Quiet blocks',
      'A collectible whose maker gave it a very long name, A collection whose maker gave it a very long name, too',
      'Collectible',
    ])
  })

  it('open the details of each', async () => {
    const { actions } = renderView(<NftList />, states.nftsShown())
    await userEvent.click(screen.getByRole('button', { name: /^Block study/ }))
    const [, collectible] = sampleCollectibles
    expect(collectible).toBeDefined()
    expect(actions).toEqual(collectible && [viewPushed(viewEntry('Collectible', { collectible }))])
  })

  it('are one tab stop; arrow keys move between them', async () => {
    renderView(<NftList />, states.nftsShown())
    await userEvent.tab()
    expect(tiles()[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(tiles()[1]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(tiles()[3]).toHaveFocus()
    await userEvent.keyboard('{Home}')
    expect(tiles()[0]).toHaveFocus()
  })

  it('hide likely spam until the visitor reveals it', async () => {
    const { actions } = renderView(<NftList />, states.nftsShown())
    await userEvent.click(screen.getByRole('button', { name: 'Show hidden (1)' }))
    expect(actions).toEqual([hiddenToggled()])
    expect(told().at(-1)).toBe('$5000 reward at claim.example, Looks like spam')
    await userEvent.click(screen.getByRole('button', { name: 'Hide likely spam' }))
    expect(tiles()).toHaveLength(4)
  })

  it.each([
    ['nftsLoading', /^Loading$/],
    ['nftsEmpty', 'Collectibles you own will show up here.'],
    ['nftsEmptySoFar', 'No collectibles in your recent activity. There’s older activity.'],
    ['nftsOnlySpam', 'Nothing to show. Likely spam is hidden.'],
    ['nftsUnavailable', 'Collectibles couldn’t be loaded.'],
    ['nftsFailedLater', 'Collectibles couldn’t be loaded.'],
  ] as const)('show the state of %s', (name, text) => {
    renderView(<NftList />, states[name]())
    expect(screen.getByText(text)).toBeVisible()
  })

  it.each(['nftsUnavailable', 'nftsFailedLater'] as const)(
    'offer to load them again in %s',
    async name => {
      const { actions } = renderView(<NftList />, states[name]())
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
      expect(actions).toEqual([collectiblesMoreRequested()])
    },
  )

  it('are unavailable when their chunk failed to load', () => {
    const missing = chunkFetched({ name: 'nfts', isHere: false })
    renderView(<NftList />, testingReducer(states.nftsLoading(), missing))
    expect(screen.getByText('Collectibles couldn’t be loaded.')).toBeVisible()
  })

  it('load more at the end, and by a button for visitors who do not scroll', async () => {
    const { actions } = renderView(<NftList />, states.nftsMore())
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(actions).toEqual([collectiblesMoreRequested()])
  })

  it('render only the visible ones of many', async () => {
    renderView(<AccountView />, states.nftsLong())
    await screen.findByRole('list', { name: 'NFTs' })
    expect(tiles().length).toBeLessThan(30)
    const items = within(screen.getByRole('list', { name: 'NFTs' })).getAllByRole('listitem')
    expect(items[0]).toHaveAttribute('aria-setsize', '300')
  })

  it('keep their place without a picture, and when it fails to load', () => {
    renderView(<NftList />, states.nftsShown())
    const [first, , , bare] = tiles()
    expect(bare?.querySelector('img')).toBeNull()
    const picture = first?.querySelector('img')
    expect(picture).toBeInTheDocument()
    if (picture) fireEvent.error(picture)
    expect(first?.querySelector('img')).toBeNull()
    expect(first?.querySelector('[data-wm-part="collectible-art"]')).toBeInTheDocument()
  })

  it('do not animate for visitors who prefer reduced motion', async () => {
    const drawn: unknown[][] = []
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: (...all: unknown[]) => drawn.push(all) } as never)
    for (const side of ['naturalWidth', 'naturalHeight'] as const) {
      jest.spyOn(HTMLImageElement.prototype, side, 'get').mockReturnValue(2_000)
    }
    const matchMedia = jest.fn(() => ({ matches: true }))
    Object.assign(window, { matchMedia })
    renderView(<NftList />, states.nftsShown())
    const picture = tiles()[0]?.querySelector('img')
    act(() => void (picture && fireEvent.load(picture)))
    await waitFor(() => expect(drawn).toHaveLength(1))
    expect(drawn[0]?.slice(1)).toEqual([0, 0, 2_000, 2_000, 0, 0, 640, 640])
    expect(picture).toHaveStyle({ visibility: 'hidden' })
    jest.restoreAllMocks()
    Reflect.deleteProperty(window, 'matchMedia')
  })
})
