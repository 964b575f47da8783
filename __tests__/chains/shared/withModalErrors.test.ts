import { withModalErrors } from '../../../src/chains/shared/raceAbort'
import { ModalError } from '../../../src/domain/ModalError'

const foreign = new Error('no such method')
const translate = jest.fn(async (thrown: unknown) => new ModalError('SIGN_FAILED', String(thrown)))
const fail = (thrown: Error) => async () => {
  throw thrown
}

describe('failures as modal errors', () => {
  const { signal } = new AbortController()
  beforeEach(() => translate.mockClear())

  it('passes an answer on, and translates a foreign error', async () => {
    expect(await withModalErrors(translate, signal, async () => 7)).toBe(7)
    await expect(withModalErrors(translate, signal, fail(foreign))).rejects.toMatchObject({
      code: 'SIGN_FAILED',
      message: 'Error: no such method',
    })
    expect(translate).toHaveBeenCalledWith(foreign)
  })

  it('passes a modal error on as it is', async () => {
    const ours = new ModalError('LIMIT_EXCEEDED')
    await expect(withModalErrors(translate, signal, fail(ours))).rejects.toBe(ours)
    expect(translate).not.toHaveBeenCalled()
  })

  it('ends with the signal’s own reason once it aborted, whatever the work threw', async () => {
    const giveUp = new AbortController()
    const asked = withModalErrors(translate, giveUp.signal, async () => {
      giveUp.abort(new ModalError('CONNECT_TIMEOUT'))
      throw foreign
    })
    await expect(asked).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
    expect(translate).not.toHaveBeenCalled()
  })
})
