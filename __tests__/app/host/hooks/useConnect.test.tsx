import { act } from '@testing-library/react'
import { ModalError } from '../../../../src/domain/ModalError'
import { useConnect } from '../../../../src/app/host/hooks/useConnect'
import {
  ALICE,
  deferred,
  HERON,
  pass,
  session,
  setUpFlowTests,
  settle,
} from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

const { connectorId } = HERON
const idle = { status: 'idle', error: null, data: null }

describe('useConnect', () => {
  const createWorld = setUpFlowTests()

  it('reports the progress, and the wallet that connected', async () => {
    const answer = deferred<typeof session>()
    const world = createWorld({ adapter: { connect: () => answer.promise } })
    const { result } = holdHook(world, useConnect)
    expect(result.current).toMatchObject(idle)
    await act(async () => {
      result.current.connect(connectorId).catch(() => undefined)
      await settle()
    })
    expect(result.current).toMatchObject({ ...idle, status: 'pending' })
    await act(async () => {
      answer.resolve(session)
      await pass(1_000)
    })
    expect(result.current).toMatchObject({
      status: 'success',
      error: null,
      data: { address: ALICE, caipNetworkId: 'eip155:1' },
    })
  })

  it('reports a refusal as such', async () => {
    const refuse = () => Promise.reject(new ModalError('USER_REJECTED'))
    const { result } = holdHook(createWorld({ adapter: { connect: refuse } }), useConnect)
    await act(async () => {
      const outcome = result.current.connect(connectorId)
      await settle()
      expect(await outcome).toEqual({ status: 'rejected' })
    })
    expect(result.current).toMatchObject({ status: 'error', error: { code: 'USER_REJECTED' } })
  })

  it('ignores a request in another store, even once it settles', async () => {
    const answer = deferred<typeof session>()
    const other = createWorld()
    const { result, moveTo } = holdHook(
      createWorld({ adapter: { connect: () => answer.promise } }),
      useConnect,
    )
    await act(async () => {
      result.current.connect(connectorId).catch(() => undefined)
      await settle()
    })
    moveTo(other)
    expect(result.current).toMatchObject(idle)
    await act(async () => {
      answer.resolve(session)
      await pass(1_000)
    })
    expect(result.current).toMatchObject(idle)
  })
})
