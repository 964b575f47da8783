import { shorten } from '../../examples/vite/src/demo/shorten'
import { truncateAddress } from '../../src/lib/text/truncate'

it.each(['0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B', `0x${'ab'.repeat(32)}`])(
  'the demo shortens %s as the modal does',
  text => {
    expect(shorten(text)).toBe(truncateAddress(text))
  },
)
