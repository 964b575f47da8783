/** @jest-environment node */
import { localSiwx } from '../../../src/entries/signIn'

describe('a message that is created on a server', () => {
  it('names no page', async () => {
    const message = await localSiwx().createMessage({
      accountAddress: '0xab5801a7d398351b8be11c439e05c5b3259aec9b',
      chainId: 'eip155:1',
    })
    expect(message).toMatchObject({ domain: 'Unknown Domain', uri: 'Unknown URI' })
  })
})
