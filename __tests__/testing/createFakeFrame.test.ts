import { createWorld, pass, signIn, type World } from '../chains/embedded/embeddedWorld'

describe('the fake site of the embedded wallet', () => {
  let world: World
  beforeEach(async () => {
    jest.useFakeTimers()
    world = createWorld()
    await signIn(world)
  })
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })

  it('rejects an unexpected request and records it', async () => {
    const call = { caipNetworkId: 'eip155:1', method: 'eth_gasPrice' } as const
    await expect(world.client.request(call, world.signal)).rejects.toThrow(
      'eth_gasPrice was not expected in this test',
    )
    expect(world.frame.unexpected).toEqual(['eth_gasPrice'])
  })

  it('sends the user of a new device to the email first', async () => {
    const other = createWorld({ isDeviceNew: true })
    const asked = other.client.requestCode('ada@example.com', other.signal)
    await pass(600)
    expect(await asked).toBe('device')
    const awaited = other.client.awaitDevice(other.signal)
    await pass(1)
    other.frame.pressLink()
    await awaited
    other.close()
  })
})
