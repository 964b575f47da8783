import { lookRepeatedly } from '../../../../src/chains/shared/places/lookRepeatedly'
import { turn } from '../../../support/turn'

function start() {
  const look = jest.fn()
  const waits: { readonly ms: number; over(): void }[] = []
  const stop = lookRepeatedly({
    window,
    delay: (ms, signal) =>
      new Promise(resolve => waits.push({ ms, over: () => resolve(!signal.aborted) })),
    events: ['toy#initialized'],
    delaysMs: [100, 400],
    look,
  })
  return { look, waits, stop }
}

describe('looking for wallets that do not announce themselves', () => {
  it('happens at once, after each event and after each pause', async () => {
    const { look, waits, stop } = start()
    expect(look).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new Event('toy#initialized'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(look).toHaveBeenCalledTimes(3)
    for (const at of [0, 1]) {
      waits[at]?.over()
      await turn()
    }
    expect(look).toHaveBeenCalledTimes(5)
    expect(waits.map(({ ms }) => ms)).toEqual([100, 400])
    stop()
  })

  it('ends when it is stopped', async () => {
    const { look, waits, stop } = start()
    stop()
    window.dispatchEvent(new Event('toy#initialized'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    waits[0]?.over()
    await turn()
    expect(look).toHaveBeenCalledTimes(1)
    expect(waits).toHaveLength(1)
  })
})
