import { withDisconnected, withoutDisconnected } from '../../../src/core/connections/leftWallets'

const left = { eip155: ['a', 'b'], solana: ['c'] }

describe('leftWallets', () => {
  it('moves the wallet disconnected last to the end, once', () => {
    expect(withDisconnected(left, 'eip155', 'a')).toEqual({ eip155: ['b', 'a'], solana: ['c'] })
    expect(withDisconnected(left, 'solana', 'd')).toEqual({
      eip155: ['a', 'b'],
      solana: ['c', 'd'],
    })
    expect(withDisconnected(left, 'cosmos', 'e')).toEqual({ ...left, cosmos: ['e'] })
  })

  it('keeps no entry for a family without such wallets, and leaves the others as they are', () => {
    expect(withoutDisconnected(left, 'solana', 'c')).toEqual({ eip155: ['a', 'b'] })
    expect(withoutDisconnected(left, 'solana', 'a')).toEqual(left)
    expect(withoutDisconnected(left, 'eip155', 'b').solana).toBe(left.solana)
  })
})
