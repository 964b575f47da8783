import type { WalletConnectLibrary } from '../../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { processMessagesOnce } from '../../../../src/chains/walletconnect/session/processMessagesOnce'

describe('messages that the library received', () => {
  it('are processed once, also where the library returns to an unconfirmed one', async () => {
    const taken: string[] = []
    const engine = {
      onProviderMessageEvent: async ({ message }: { message: string }) => void taken.push(message),
    }
    processMessagesOnce({ client: { engine } } as unknown as WalletConnectLibrary)
    await engine.onProviderMessageEvent({ message: 'a' })
    await engine.onProviderMessageEvent({ message: 'b' })
    await engine.onProviderMessageEvent({ message: 'a' })
    expect(taken).toEqual(['a', 'b'])
  })

  it('are left to a library without that part', () => {
    expect(() =>
      processMessagesOnce({ client: {} } as unknown as WalletConnectLibrary),
    ).not.toThrow()
  })
})
