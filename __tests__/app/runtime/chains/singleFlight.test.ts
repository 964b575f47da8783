import { ModalError } from '../../../../src/domain/ModalError'
import { singleFlight } from '../../../../src/app/runtime/chains/singleFlight'
import { deferred } from '../../../support/flowWorld'

function createShared() {
  const answers: ReturnType<typeof deferred<string>>[] = []
  const signals: AbortSignal[] = []
  const ask = singleFlight((signal: AbortSignal) => {
    const answer = deferred<string>()
    answers.push(answer)
    signals.push(signal)
    return answer.promise
  })
  return { ask, answers, signals }
}

describe('singleFlight', () => {
  const stays = () => new AbortController().signal

  it('runs once for several callers, and resolves for each of them', async () => {
    const { ask, answers } = createShared()
    const both = Promise.all([ask(stays()), ask(stays())])
    answers[0]?.resolve('yes')
    expect(await both).toEqual(['yes', 'yes'])
    expect(answers).toHaveLength(1)
  })

  it('rejects for each of them', async () => {
    const { ask, answers } = createShared()
    const both = Promise.allSettled([ask(stays()), ask(stays())])
    answers[0]?.reject(new Error('no'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('starts again once it has settled', async () => {
    const { ask, answers } = createShared()
    const first = ask(stays())
    answers[0]?.resolve('one')
    await first
    const second = ask(stays())
    answers[1]?.resolve('two')
    expect(await second).toBe('two')
  })

  it('continues for the others when one caller aborts, and aborts with the last', async () => {
    const { ask, signals, answers } = createShared()
    const [one, two] = [new AbortController(), new AbortController()]
    const first = ask(one.signal)
    const second = ask(two.signal)
    one.abort()
    await expect(first).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(signals[0]?.aborted).toBe(false)
    two.abort(new ModalError('SESSION_ENDED'))
    await expect(second).rejects.toMatchObject({ code: 'SESSION_ENDED' })
    expect(signals[0]?.aborted).toBe(true)
    const third = ask(stays())
    answers[0]?.resolve('late')
    answers[1]?.resolve('fresh')
    expect(await third).toBe('fresh')
  })

  it('does not start for a caller that has aborted', async () => {
    const { ask, answers } = createShared()
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(answers).toEqual([])
  })
})
