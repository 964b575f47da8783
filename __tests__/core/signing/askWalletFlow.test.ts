import { ModalError } from '../../../src/domain/ModalError'
import { SEND_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected } from '../../../src/events/connectionEvents'
import { states } from '../../support/states/states'
import { ALICE, hang, pass, setUpFlowTests, settle } from '../../support/flowWorld'

const MESSAGE = 'I am the secret text to be signed'

describe('askWalletFlow', () => {
  const createWorld = setUpFlowTests()

  it('signs with the connected wallet and gives the signature only to the caller', async () => {
    const world = createWorld({
      state: states.account,
      adapter: { signMessage: async () => '0xs1gned' },
    })
    const asked = world.controls.signMessage(MESSAGE)
    expect(await asked).toEqual({ status: 'done', value: '0xs1gned' })
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signMessage')
    expect(call?.args.slice(0, 3)).toEqual(['io.heron', ALICE, MESSAGE])
    const told = JSON.stringify([world.actions(), world.store.getState()])
    expect(told).not.toContain('0xs1gned')
    expect(told).not.toContain(MESSAGE)
  })

  it('requests structured data exactly as it was passed', async () => {
    const typedData = { domain: {}, types: {}, primaryType: 'Mail', message: { text: 'hello' } }
    const world = createWorld({
      state: states.account,
      adapter: { signTypedData: async () => '0x01' },
    })
    expect(await world.controls.signTypedData(typedData)).toEqual({ status: 'done', value: '0x01' })
    const [call] = world.adapter.calls.filter(({ method }) => method === 'signTypedData')
    expect(call?.args[2]).toEqual(typedData)
  })

  it.each([
    [
      'the visitor declines',
      () => Promise.reject(new ModalError('USER_REJECTED')),
      { status: 'rejected' },
    ],
    [
      'the wallet breaks',
      () => Promise.reject(new Error('boom')),
      { status: 'failed', error: { code: 'SIGN_FAILED', detail: 'boom' } },
    ],
  ])('settles when %s', async (_when, signMessage, outcome) => {
    const world = createWorld({ state: states.account, adapter: { signMessage } })
    expect(await world.controls.signMessage(MESSAGE)).toEqual(outcome)
  })

  it('settles when no wallet is connected', async () => {
    const world = createWorld()
    expect(await world.controls.signMessage(MESSAGE)).toMatchObject({
      status: 'failed',
      error: { code: 'NOT_CONNECTED', detail: 'No wallet is connected' },
    })
  })

  it('times out when the wallet never responds', async () => {
    const world = createWorld({ state: states.account, adapter: { signMessage: hang } })
    const asked = world.controls.signMessage(MESSAGE)
    await pass(SEND_TIMEOUT_MS)
    expect(await asked).toMatchObject({ status: 'failed', error: { code: 'SIGN_TIMEOUT' } })
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends with the session', async () => {
    const world = createWorld({ state: states.account, adapter: { signMessage: hang } })
    const asked = world.controls.signMessage(MESSAGE)
    await settle()
    world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
    expect(await asked).toMatchObject({ status: 'failed', error: { code: 'SESSION_ENDED' } })
  })

  it('continues when another session ends', async () => {
    const world = createWorld({ state: states.account, adapter: { signMessage: hang } })
    const outcome = jest.fn()
    const asked = world.controls.signMessage(MESSAGE).then(outcome)
    await settle()
    world.dispatch(disconnected({ namespace: 'solana', by: 'wallet' }))
    await settle()
    expect(outcome).not.toHaveBeenCalled()
    await pass(SEND_TIMEOUT_MS)
    await asked
  })

  it('stays silent on time travel', async () => {
    const world = createWorld({ state: states.account, adapter: { signMessage: hang } })
    const outcome = jest.fn()
    world.controls.signMessage(MESSAGE).then(outcome, outcome)
    await settle()
    const before = world.types().length
    world.halt()
    await settle()
    expect(world.types()).toHaveLength(before)
    expect(outcome).not.toHaveBeenCalled()
  })
})
