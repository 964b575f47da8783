import { isCore, stopCore } from '../../../../src/chains/walletconnect/relay/stopCore'

function createCore(transportClose: () => Promise<void>) {
  const listeners = new Map<string, () => void>()
  const on = (event: string, listener: () => void) => listeners.set(event, listener)
  const relayer = { transportClose: jest.fn(transportClose), on }
  const heartbeat = { stop: jest.fn(), init: () => Promise.resolve() }
  return { core: { relayer, heartbeat } as unknown as Parameters<typeof stopCore>[0], listeners }
}

describe('stopCore', () => {
  it('stops the heartbeat and closes the transport, and closes it again when it opens after all', () => {
    const { core, listeners } = createCore(() => Promise.resolve())
    stopCore(core)
    expect(core.heartbeat.stop).toHaveBeenCalledTimes(1)
    expect(core.relayer.transportClose).toHaveBeenCalledTimes(1)
    listeners.get('relayer_connect')?.()
    expect(core.relayer.transportClose).toHaveBeenCalledTimes(2)
  })

  it('ignores a transport that is closed already', () => {
    const { core } = createCore(() => Promise.reject(new Error('closed')))
    expect(() => stopCore(core)).not.toThrow()
  })
})

describe('isCore', () => {
  it.each([undefined, null, 'core', {}, { relayer: {} }])('rejects %p', value => {
    expect(isCore(value)).toBe(false)
  })

  it('recognises a core', () => {
    expect(isCore(createCore(() => Promise.resolve()).core)).toBe(true)
  })
})
