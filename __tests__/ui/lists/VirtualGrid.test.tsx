import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GridItem } from '../../../src/ui/lists/GridItem'
import { Tile } from '../../../src/ui/media/Tile'
import { VirtualGrid } from '../../../src/ui/lists/VirtualGrid'
import { scrollTo } from './scrollTo'

interface Shown {
  readonly skeletons?: number
  readonly onEndReached?: () => void
  readonly onShown?: (first: number, last: number) => void
}

const wallets = (count: number, { skeletons, onEndReached, onShown }: Shown = {}) => (
  <VirtualGrid
    count={count}
    skeletons={skeletons}
    label="Wallets"
    keyOf={index => `w${index}`}
    onEndReached={onEndReached}
    onShown={onShown}
    renderItem={({ index, tabIndex }) => (
      <GridItem leading={<Tile size={56} />} tabIndex={tabIndex} onPress={() => {}}>
        {`Wallet ${index + 1}`}
      </GridItem>
    )}
  />
)
const focused = () => document.activeElement?.textContent
const placesOfSkeletons = (container: HTMLElement) =>
  container.querySelectorAll('[data-wm-part="grid-skeleton"]').length

describe('VirtualGrid', () => {
  afterEach(() => jest.useRealTimers())

  it('keeps ten thousand wallets under sixty elements and exposes their number', () => {
    render(wallets(10_000))
    const items = screen.getAllByRole('listitem')
    expect(items.length).toBeGreaterThanOrEqual(16)
    expect(items.length).toBeLessThanOrEqual(60)
    expect(items[1]).toHaveAttribute('aria-setsize', '10000')
    expect(items[1]).toHaveAttribute('aria-posinset', '2')
  })

  it('stays under sixty elements wherever the focus moves', async () => {
    render(wallets(10_000))
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(focused()).toBe('Wallet 10000')
    expect(screen.getAllByRole('listitem').length).toBeLessThanOrEqual(60)
    await userEvent.keyboard('{Home}')
    expect(focused()).toBe('Wallet 1')
  })

  it('has one item in the tab order and moves by arrows, pages, Home and End', async () => {
    render(wallets(30))
    await userEvent.tab()
    expect(focused()).toBe('Wallet 1')
    const steps: [string, string][] = [
      ['{ArrowRight}', 'Wallet 2'],
      ['{ArrowDown}', 'Wallet 6'],
      ['{ArrowLeft}', 'Wallet 5'],
      ['{ArrowUp}', 'Wallet 1'],
      ['{ArrowUp}', 'Wallet 1'],
      ['{PageDown}', 'Wallet 17'],
      ['{End}', 'Wallet 30'],
      ['{ArrowDown}', 'Wallet 30'],
      ['{Home}', 'Wallet 1'],
    ]
    for (const [key, wallet] of steps) {
      await userEvent.keyboard(key)
      expect(focused()).toBe(wallet)
    }
    expect(screen.getAllByRole('button').filter(item => item.tabIndex === 0)).toHaveLength(1)
  })

  it('reverses left and right with the reading direction', async () => {
    render(
      <>
        <style>{'* { direction: rtl }'}</style>
        {wallets(30)}
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(focused()).toBe('Wallet 2')
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toBe('Wallet 1')
  })

  it('leaves other keys to the page', async () => {
    render(wallets(30))
    await userEvent.tab()
    expect(fireEvent.keyDown(screen.getAllByRole('button')[0] as Element, { key: 'a' })).toBe(true)
  })

  it('shows skeletons for items still loading, and is busy only while it has no item', () => {
    const { container, rerender } = render(wallets(0, { skeletons: 4 }))
    expect(screen.getByRole('list', { name: 'Wallets' })).toHaveAttribute('aria-busy', 'true')
    rerender(wallets(4, { skeletons: 4 }))
    expect(placesOfSkeletons(container)).toBe(4)
    expect(screen.getByRole('list', { name: 'Wallets' })).not.toHaveAttribute('aria-busy')
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    rerender(wallets(8))
    expect(placesOfSkeletons(container)).toBe(0)
    expect(screen.getByRole('list', { name: 'Wallets' })).not.toHaveAttribute('aria-busy')
  })

  it('requests more when the user scrolls near the end, and again when there is more', async () => {
    const onEndReached = jest.fn<void, []>()
    const { rerender } = render(wallets(12, { onEndReached }))
    rerender(wallets(16, { onEndReached }))
    expect(onEndReached).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(onEndReached).toHaveBeenCalledTimes(1)
    rerender(wallets(20, { onEndReached }))
    expect(onEndReached).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{End}')
    expect(onEndReached).toHaveBeenCalledTimes(2)
  })

  it('requests more when the user pushes a list that cannot scroll', () => {
    const onEndReached = jest.fn<void, []>()
    const { rerender } = render(wallets(12, { onEndReached }))
    fireEvent.wheel(screen.getByRole('list'))
    expect(onEndReached).toHaveBeenCalledTimes(1)
    fireEvent.touchMove(screen.getByRole('list'))
    expect(onEndReached).toHaveBeenCalledTimes(2)
    rerender(wallets(12))
    fireEvent.wheel(screen.getByRole('list'))
    expect(onEndReached).toHaveBeenCalledTimes(2)
  })

  it('requests no more while the end is far away', () => {
    const onEndReached = jest.fn<void, []>()
    render(wallets(400, { onEndReached }))
    scrollTo(screen.getByRole('list'), 900)
    fireEvent.wheel(screen.getByRole('list'))
    expect(onEndReached).not.toHaveBeenCalled()
  })

  it('reports the items that appear once the user scrolls, not the initial ones', async () => {
    const onShown = jest.fn<void, [number, number]>()
    const { rerender } = render(wallets(4, { onShown }))
    rerender(wallets(400, { onShown }))
    expect(onShown).not.toHaveBeenCalled()
    scrollTo(screen.getByRole('list'), 1_960)
    await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1))
    expect(onShown.mock.calls[0]?.[0]).toBeGreaterThan(60)
    expect(onShown.mock.calls[0]?.[1]).toBeLessThan(120)
  })

  it('P38 reports and requests nothing when the list is replaced, wherever it was scrolled to', () => {
    jest.useFakeTimers()
    const onShown = jest.fn<void, [number, number]>()
    const onEndReached = jest.fn<void, []>()
    const { rerender } = render(wallets(400, { onShown, onEndReached }))
    const list = screen.getByRole('list')
    const comeToRest = () => act(() => jest.advanceTimersByTime(1_000))
    scrollTo(list, 4_900)
    comeToRest()
    expect(onShown).toHaveBeenCalledTimes(1)
    const scroller = list.parentElement as HTMLElement
    // The browser moves the scroller of a shrunken list during layout and fires `scroll` later.
    scroller.scrollTop = 0
    rerender(wallets(8, { onShown, onEndReached }))
    fireEvent.scroll(scroller)
    rerender(wallets(12, { onShown, onEndReached }))
    comeToRest()
    expect(onShown).toHaveBeenCalledTimes(1)
    expect(onEndReached).not.toHaveBeenCalled()
  })
})
