import { createCalls } from '../../../src/entries/calls'
import { ModalError } from '../../../src/domain/ModalError'
import { SEND_TIMEOUT_MS, WALLET_RESPONSE_TIMEOUT_MS } from '../../../src/domain/limits'
import { disconnected } from '../../../src/events/connectionEvents'
import type { BatchingWallets } from '../../../src/ports/batchingWallets'
import { states } from '../../support/states/states'
import { ALICE, hang, pass, setUpFlowTests, settle } from '../../support/flowWorld'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [{ to: TO, value: 7n }] as const

describe('batches of calls', () => {
  const createWorld = setUpFlowTests()
  const unexpected = async () => {
    throw new Error('was not expected in this test')
  }

  function worldOf(answers: Partial<BatchingWallets>, state = states.account) {
    const batching: BatchingWallets = {
      sendCalls: unexpected,
      getCallsStatus: unexpected,
      getCapabilities: unexpected,
      getAssets: unexpected,
      grantPermissions: unexpected,
      revokePermissions: unexpected,
      ...answers,
    }
    const world = createWorld({ state, adapter: { loadBatching: async () => batching } })
    return { world, verbs: createCalls(world.hostStore) }
  }

  it('go to the connected wallet, and leave no content in actions or state', async () => {
    const sendCalls = jest.fn<
      ReturnType<BatchingWallets['sendCalls']>,
      Parameters<BatchingWallets['sendCalls']>
    >(async () => ({ kind: 'calls', id: 'b4tch' }))
    const { world, verbs } = worldOf({ sendCalls })
    expect(await verbs.sendCalls({ calls })).toEqual({
      status: 'done',
      value: { kind: 'calls', id: 'b4tch' },
    })
    expect(sendCalls.mock.calls[0]?.[0]).toMatchObject({
      connectorId: 'io.heron',
      from: ALICE,
      caipNetworkId: 'eip155:1',
      calls: [{ to: TO, value: '0x7' }],
    })
    const told = JSON.stringify([world.actions(), world.store.getState()])
    expect(told).not.toContain('b4tch')
    expect(told).not.toContain(TO)
  })

  it('resolve with the status of a batch, and with the wallet’s capabilities and assets', async () => {
    const status = {
      id: '1',
      outcome: 'pending',
      caipNetworkId: null,
      isAtomic: true,
      receipts: [],
    } as const
    const getAssets = jest.fn(async () => [])
    const { verbs } = worldOf({
      getCallsStatus: async () => status,
      getCapabilities: async () => ({ 'eip155:1': {} }),
      getAssets,
    })
    expect(await verbs.getCallsStatus('1')).toEqual({ status: 'done', value: status })
    expect(await verbs.getCapabilities()).toEqual({ status: 'done', value: { 'eip155:1': {} } })
    expect(await verbs.getAssets()).toEqual({ status: 'done', value: [] })
    expect(getAssets).toHaveBeenCalledWith('io.heron', ALICE, ['eip155:1'], expect.anything())
  })

  it.each([
    ['the visitor says no', new ModalError('USER_REJECTED'), { status: 'rejected' }],
    [
      'the wallet cannot make all or none',
      new ModalError('ATOMICITY_NOT_SUPPORTED', 'not here'),
      { status: 'failed', error: { code: 'ATOMICITY_NOT_SUPPORTED', detail: 'not here' } },
    ],
  ])('settle when %s', async (_when, error, outcome) => {
    const { verbs } = worldOf({ sendCalls: () => Promise.reject(error) })
    expect(await verbs.sendCalls({ calls })).toEqual(outcome)
  })

  it('are rejected before the request reaches the wallet when empty or for another network', async () => {
    const { world, verbs } = worldOf({})
    expect(await verbs.sendCalls({ calls: [{ to: '0x12' }] })).toMatchObject({
      status: 'failed',
      error: { code: 'INVALID_PARAMS' },
    })
    for (const caipNetworkId of ['eip155:999', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const)
      expect(await verbs.sendCalls({ calls, caipNetworkId })).toMatchObject({
        error: { code: 'UNSUPPORTED_CHAIN_ID' },
      })
    expect(world.types()).not.toContain('signing/walletRpcRequested')
  })

  it('reject without a connected wallet', async () => {
    const world = createWorld()
    const verbs = createCalls(world.hostStore)
    const notConnected = { status: 'failed', error: { code: 'NOT_CONNECTED' } }
    expect(await verbs.sendCalls({ calls })).toMatchObject(notConnected)
    expect(await verbs.getCapabilities()).toMatchObject(notConnected)
  })

  it('reject with a named code on a family whose wallets support no batches', async () => {
    const world = createWorld({ state: states.account })
    expect(await createCalls(world.hostStore).getCapabilities()).toMatchObject({
      error: { code: 'UNSUPPORTED_METHOD' },
    })
  })

  it('have an unknown outcome after a timeout, or when the wallet disconnects during the request', async () => {
    for (const end of ['time', 'wallet'] as const) {
      const { world, verbs } = worldOf({ sendCalls: hang, getCapabilities: hang })
      const outcome = verbs.sendCalls({ calls })
      const asked = verbs.getCapabilities()
      await settle()
      if (end === 'time') await pass(SEND_TIMEOUT_MS)
      else world.dispatch(disconnected({ namespace: 'eip155', by: 'wallet' }))
      await pass(WALLET_RESPONSE_TIMEOUT_MS)
      expect(await outcome).toMatchObject({ status: 'failed', error: { code: 'SEND_UNCERTAIN' } })
      expect(await asked).toMatchObject({
        error: { code: end === 'time' ? 'CHAIN_UNREACHABLE' : 'SESSION_ENDED' },
      })
    }
  })
})
