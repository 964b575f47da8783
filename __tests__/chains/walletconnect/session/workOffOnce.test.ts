import type { WalletConnectLibrary } from '../../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { workOffOnce } from '../../../../src/chains/walletconnect/session/workOffOnce'

describe('what the relay handed over', () => {
  it('is worked on once, also where the library comes back to what it has not confirmed', async () => {
    const taken: string[] = []
    const engine = {
      onProviderMessageEvent: async ({ message }: { message: string }) => void taken.push(message),
    }
    workOffOnce({ client: { engine } } as unknown as WalletConnectLibrary)
    await engine.onProviderMessageEvent({ message: 'a' })
    await engine.onProviderMessageEvent({ message: 'b' })
    await engine.onProviderMessageEvent({ message: 'a' })
    expect(taken).toEqual(['a', 'b'])
  })

  it('is the library’s own affair where it has no such part', () => {
    expect(() => workOffOnce({ client: {} } as unknown as WalletConnectLibrary)).not.toThrow()
  })
})
