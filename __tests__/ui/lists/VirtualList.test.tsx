import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Row } from '../../../src/ui/lists/Row'
import { VirtualList } from '../../../src/ui/lists/VirtualList'
import { scrollTo } from './scrollTo'

const wallets = (count: number, onShown?: (first: number, last: number) => void) => (
  <VirtualList
    count={count}
    label="Wallets"
    keyOf={index => `w${index}`}
    onShown={onShown}
    renderRow={({ index, tabIndex }) => (
      <Row name={`Wallet ${index + 1}`} tabIndex={tabIndex} onPress={() => {}} />
    )}
  />
)

it('renders every row of a short list', () => {
  render(wallets(12))
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

it('keeps ten thousand rows under sixty elements and exposes their number', () => {
  render(wallets(10_000))
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeGreaterThan(8)
  expect(items.length).toBeLessThanOrEqual(60)
  expect(items[1]).toHaveAttribute('aria-setsize', '10000')
  expect(items[1]).toHaveAttribute('aria-posinset', '2')
})

it('has one row in the tab order and moves by arrows, pages, Home and End', async () => {
  render(wallets(30))
  await userEvent.tab()
  const focused = () => document.activeElement?.textContent
  expect(focused()).toBe('Wallet 1')
  const steps: [string, string][] = [
    ['{ArrowDown}', 'Wallet 2'],
    ['{PageDown}', 'Wallet 10'],
    ['{ArrowUp}', 'Wallet 9'],
    ['{End}', 'Wallet 30'],
    ['{ArrowDown}', 'Wallet 30'],
    ['{PageUp}', 'Wallet 22'],
    ['{Home}', 'Wallet 1'],
  ]
  for (const [key, wallet] of steps) {
    await userEvent.keyboard(key)
    expect(focused()).toBe(wallet)
  }
  expect(screen.getAllByRole('button').filter(row => row.tabIndex === 0)).toHaveLength(1)
})

it('reports the rows that appear once the user scrolls, not the initial ones', async () => {
  const onShown = jest.fn<void, [number, number]>()
  const { rerender } = render(wallets(100, onShown))
  rerender(wallets(200, onShown))
  expect(onShown).not.toHaveBeenCalled()
  scrollTo(screen.getByRole('list'), 5_600)
  await waitFor(() => expect(onShown).toHaveBeenCalledTimes(1))
  expect(onShown.mock.calls[0]?.[0]).toBeGreaterThan(80)
})
