import { withLeft, withoutLeft } from '../../../src/features/connections/leftWallets'

const left = { eip155: ['a', 'b'], solana: ['c'] }

describe('leftWallets', () => {
  it('moves the wallet disconnected last to the end, once', () => {
    expect(withLeft(left, 'eip155', 'a')).toEqual({ eip155: ['b', 'a'], solana: ['c'] })
    expect(withLeft(left, 'solana', 'd')).toEqual({ eip155: ['a', 'b'], solana: ['c', 'd'] })
    expect(withLeft(left, 'cosmos', 'e')).toEqual({ ...left, cosmos: ['e'] })
  })

  it('keeps no entry for a family without such wallets, and leaves the others as they are', () => {
    expect(withoutLeft(left, 'solana', 'c')).toEqual({ eip155: ['a', 'b'] })
    expect(withoutLeft(left, 'solana', 'a')).toEqual(left)
    expect(withoutLeft(left, 'eip155', 'b').solana).toBe(left.solana)
  })
})
