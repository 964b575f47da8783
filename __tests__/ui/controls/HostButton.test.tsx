import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HostButton } from '../../../src/ui/controls/HostButton'

it('opens on a press and signals the intent before it', async () => {
  const seen: string[] = []
  render(
    <HostButton
      kind="connect"
      onIntent={() => seen.push('intent')}
      onPress={() => seen.push('press')}
    >
      Connect wallet
    </HostButton>,
  )
  const button = screen.getByRole('button', { name: 'Connect wallet' })
  fireEvent.pointerEnter(button)
  expect(seen).toEqual(['intent'])
  await userEvent.click(button)
  expect(seen.at(-1)).toBe('press')
})

it.each([{ busy: true }, { disabled: true }])('does nothing when %j', async state => {
  const onPress = jest.fn()
  render(
    <HostButton kind="wallet" onPress={onPress} {...state}>
      Meridian
    </HostButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Meridian' }))
  expect(onPress).not.toHaveBeenCalled()
})

it('reads the balance before the name of the account', () => {
  render(
    <HostButton kind="account" balance="0.302 ETH">
      marisol.eth
    </HostButton>,
  )
  expect(screen.getByRole('button')).toHaveTextContent('0.302 ETHmarisol.eth')
})

it('shows a spinner in the picture’s place while it connects', () => {
  const { container } = render(
    <HostButton kind="wallet" busy leading={<i data-testid="picture" />}>
      Meridian
    </HostButton>,
  )
  expect(screen.queryByTestId('picture')).toBeNull()
  expect(container.querySelector('[data-wm-part="spinner"]')).not.toBeNull()
})
