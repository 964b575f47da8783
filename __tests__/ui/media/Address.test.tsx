import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Actions } from '../../../src/ui/controls/Actions'
import { Address } from '../../../src/ui/media/Address'
import { CopyButton } from '../../../src/ui/controls/CopyButton'
import { Details } from '../../../src/ui/lists/Details'
import { Figure } from '../../../src/ui/media/Figure'
import { NetworkPill } from '../../../src/ui/controls/NetworkPill'
import { Steps } from '../../../src/ui/lists/Steps'
import { iconSend } from '../../../src/ui/media/icons'

const ADDRESS = '0x7c91aab04e2f19c8d3a750bbe1f488426cb2d7aa'

describe('an address that money goes to', () => {
  it('is read and shown as a whole, in ten groups of four', () => {
    const { container } = render(<Address address={ADDRESS} />)
    expect(screen.getByText(ADDRESS)).toBeInTheDocument()
    const groups = [...container.querySelectorAll('[aria-hidden] > *')].map(
      part => part.textContent,
    )
    expect(groups.join('')).toBe(ADDRESS)
    expect(groups).toHaveLength(11)
  })

  it('emphasizes its first and last groups, and marks the differing ones', () => {
    const { container } = render(<Address address={ADDRESS} marks={[2, 6]} />)
    const texts = (tag: string) =>
      [...container.querySelectorAll(tag)].map(part => part.textContent)
    expect(texts('b')).toEqual(['7c91', '6cb2', 'd7aa'])
    expect(texts('mark')).toEqual(['4e2f', 'e1f4'])
  })

  it.each([
    ['Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 6],
    ['Polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 6],
    ['Solana', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', 6],
    ['a taproot of Bitcoin', `bc1p${'q'.repeat(58)}`, 5],
    ['Ethereum', ADDRESS, 5],
  ])('leaves no group of %s alone on a line', (_what, address, columns) => {
    const { container } = render(<Address address={address} />)
    expect(container.querySelector('[aria-hidden]')).toHaveAttribute('data-columns', `${columns}`)
  })

  it('uses more lines for larger letters, and is never truncated', () => {
    const { container } = render(<Address address={ADDRESS} />)
    const groups = container.querySelector('[aria-hidden]')
    expect(groups).toHaveStyle({ display: 'flex', flexWrap: 'wrap' })
  })

  it('without 0x is grouped from its first letter', () => {
    const { container } = render(<Address address="AbcdEfghIjklMnopQrst" />)
    expect(container.querySelector('b')).toHaveTextContent('Abcd')
  })

  it('emphasizes what follows the prefix that all addresses of its kind share (P42)', () => {
    const { container } = render(<Address address="bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" />)
    const strong = [...container.querySelectorAll('b')].map(part => part.textContent)
    expect(strong).toEqual(['w508', 'v8f3', 't4'])
  })
})

it('pairs each term with its value', () => {
  render(<Details details={[{ id: 'fee', term: 'Network fee', value: '$0.42' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Network fee')
  expect(screen.getByRole('definition')).toHaveTextContent('$0.42')
})

it('shows an amount of money as one text', () => {
  const { container } = render(<Figure whole="$1,234" minor=".56" unit="ETH" />)
  expect(container).toHaveTextContent('$1,234.56 ETH')
})

it('offers actions by name, and ignores the disabled one', async () => {
  const onPress = jest.fn()
  const action = { icon: iconSend, onPress }
  render(
    <Actions
      label="Account actions"
      actions={[
        { ...action, id: 'send', label: 'Send' },
        { ...action, id: 'buy', label: 'Buy', disabled: true, reason: 'Not in your country' },
      ]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const buy = screen.getByRole('button', { name: 'Buy' })
  expect(buy).toHaveAccessibleDescription('Not in your country')
  await userEvent.click(buy)
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('is a button only if there are other networks', () => {
  const { rerender } = render(<NetworkPill onPress={() => {}}>Ethereum</NetworkPill>)
  expect(screen.getByRole('button', { name: 'Ethereum' })).toBeInTheDocument()
  rerender(<NetworkPill>Ethereum</NetworkPill>)
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows a completed copy by its name', () => {
  const copy = { label: 'Copy link', copiedLabel: 'Link copied', onPress: () => {} }
  const { rerender } = render(<CopyButton {...copy} copied={false} />)
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument()
  rerender(<CopyButton {...copy} copied compact />)
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeInTheDocument()
})

it('exposes which step is current and which are done', () => {
  render(
    <Steps
      doneLabel="done"
      steps={[
        { id: 'a', text: 'Approve', state: 'done' },
        { id: 'b', text: 'Sign', state: 'now' },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Approve done')
  expect(second).toHaveAttribute('aria-current', 'step')
})
