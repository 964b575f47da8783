import { base58, base64 } from '@scure/base'
import { solanaInFrame } from '../../../../src/chains/solana/wallet/solanaInFrame'

const BYTES = Uint8Array.from({ length: 90 }, (_byte, at) => at)
const { toParams, fromAnswer } = solanaInFrame

describe('Solana in the frame', () => {
  it('accepts transactions as base58, and no extra members', () => {
    const transaction = base64.encode(BYTES)
    expect(toParams('solana_signTransaction', { transaction, feePayer: 'x' })).toEqual({
      transaction: base58.encode(BYTES),
    })
    const sendOptions = { skipPreflight: true }
    expect(
      toParams('solana_signAndSendTransaction', { transaction, pubkey: 'x', sendOptions }),
    ).toEqual({ transaction: base58.encode(BYTES), options: sendOptions })
  })

  it('returns signed transactions as base64', () => {
    const answer = { transaction: base58.encode(BYTES) }
    expect(fromAnswer('solana_signTransaction', answer)).toEqual({
      transaction: base64.encode(BYTES),
    })
    expect(fromAnswer('solana_signTransaction', { transaction: '0OIl' })).toBeUndefined()
    expect(fromAnswer('solana_signMessage', { signature: 'x' })).toEqual({ signature: 'x' })
  })
})
