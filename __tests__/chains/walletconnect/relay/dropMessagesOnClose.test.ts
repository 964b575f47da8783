import { dropMessagesOnClose } from '../../../../src/chains/walletconnect/relay/dropMessagesOnClose'
import type { WalletConnectLibrary } from '../../../../src/chains/walletconnect/relay/WalletConnectLibrary'

function createWorld() {
  const sent: unknown[] = []
  const connect: (() => void)[] = []
  const connectionOf = (readyState: number) => ({
    socket: { readyState },
    async send(this: { readonly socket: { readonly readyState: number } }, words: unknown) {
      sent.push([this.socket.readyState, words])
    },
  })
  const relayer = {
    provider: { connection: connectionOf(1) },
    on: (_event: string, listener: () => void) => connect.push(listener),
  }
  dropMessagesOnClose({ client: { core: { relayer } } } as unknown as WalletConnectLibrary)
  return { sent, relayer, connectionOf, reconnect: () => connect.forEach(listener => listener()) }
}

describe('dropMessagesOnClose', () => {
  it('sends messages over an open socket', async () => {
    const { sent, relayer } = createWorld()
    await relayer.provider.connection.send('ping')
    expect(sent).toEqual([[1, 'ping']])
  })

  it.each([
    ['closing', 2],
    ['closed', 3],
  ])(
    'sends nothing over a socket that is %s, on this connection or a later one',
    async (_what, state) => {
      const { sent, relayer, connectionOf, reconnect } = createWorld()
      relayer.provider.connection.socket.readyState = state
      await relayer.provider.connection.send('too late')
      relayer.provider.connection = connectionOf(state)
      reconnect()
      reconnect()
      await relayer.provider.connection.send('too late')
      expect(sent).toEqual([])
      relayer.provider.connection.socket.readyState = 1
      await relayer.provider.connection.send('again')
      expect(sent).toEqual([[1, 'again']])
    },
  )
})
