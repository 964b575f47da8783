import type { SiwxConfig } from '../../src/ports/siwx'
import { lazySiwx } from '../../src/siwx/lazy/lazySiwx'
import { siwxHost } from '../support/siwxHost'

const loaded = () => ({ attach: jest.fn(), getSessions: jest.fn(() => Promise.resolve([])) })
const ask = (siwx: SiwxConfig) => siwx.getSessions('eip155:1', '0x1')

describe('a lazily loaded configuration', () => {
  it('loads with the first call, once, and receives the modal’s state', async () => {
    const config = loaded()
    const load = jest.fn(() => Promise.resolve(config as unknown as SiwxConfig))
    const siwx = lazySiwx({}, load)
    const host = siwxHost()
    siwx.attach?.(host)
    expect(siwx.getRequired?.()).toBe(true)
    expect(load).not.toHaveBeenCalled()
    await Promise.all([ask(siwx), ask(siwx)])
    expect(load).toHaveBeenCalledTimes(1)
    expect(config.attach.mock.calls).toEqual([[host]])
    const other = siwxHost()
    siwx.attach?.(other)
    await ask(siwx)
    expect(config.attach).toHaveBeenLastCalledWith(other)
  })

  it('reports an unknown sign-in status where it failed to load, and retries', async () => {
    const load = jest
      .fn<Promise<SiwxConfig>, []>()
      .mockRejectedValueOnce(new Error('ChunkLoadError'))
      .mockResolvedValue(loaded() as unknown as SiwxConfig)
    const siwx = lazySiwx({}, load)
    await expect(ask(siwx)).rejects.toMatchObject({ name: 'NetworkError' })
    await expect(ask(siwx)).resolves.toEqual([])
  })
})
