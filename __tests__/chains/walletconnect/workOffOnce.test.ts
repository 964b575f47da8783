import type { RelayLibrary } from '../../../src/chains/walletconnect/RelayLibrary'
import { workOffOnce } from '../../../src/chains/walletconnect/workOffOnce'

describe('what the relay handed over', () => {
  it('is worked on once, also where the library comes back to what it has not confirmed', async () => {
    const taken: string[] = []
    const engine = {
      onProviderMessageEvent: async ({ message }: { message: string }) => void taken.push(message),
    }
    workOffOnce({ client: { engine } } as unknown as RelayLibrary)
    await engine.onProviderMessageEvent({ message: 'a' })
    await engine.onProviderMessageEvent({ message: 'b' })
    await engine.onProviderMessageEvent({ message: 'a' })
    expect(taken).toEqual(['a', 'b'])
  })

  it('is the library’s own affair where it has no such part', () => {
    expect(() => workOffOnce({ client: {} } as unknown as RelayLibrary)).not.toThrow()
  })
})
