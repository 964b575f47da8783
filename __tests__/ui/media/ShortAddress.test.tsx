import { render, screen } from '@testing-library/react'
import { ShortAddress } from '../../../src/ui/media/ShortAddress'

it.each([
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', '0x5a…1BeAed'],
  ['0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', '0x5a…1BeAed'],
  ['0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb', '0xD1…7b9aDb'],
  ['0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb', '0xD1…7b9aDb'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qar0s…wf5mdq'],
  ['7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV', '7EcD…wCFLtV'],
])('shows both ends of %s, as its family writes it', async (address, expected) => {
  render(<ShortAddress address={address} />)
  expect(await screen.findByText(expected)).toHaveAttribute('translate', 'no')
})

it('moves to the next line as a whole', async () => {
  render(<ShortAddress address="0xd1220a0cf47c7b9be7a2e6ba89f429762e7b9adb" />)
  expect(getComputedStyle(await screen.findByText('0xD1…7b9aDb')).display).toBe('inline-block')
})
