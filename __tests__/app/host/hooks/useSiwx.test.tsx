import type * as Timers from 'node:timers/promises'
import { act } from '@testing-library/react'
import { getSiwx } from '../../../../src/app/host/getSiwx'
import { useSiwx } from '../../../../src/app/host/hooks/useSiwx'
import { selectIsSignedIn } from '../../../../src/app/host/selectors/selectWallet'
import { ModalError } from '../../../../src/domain/ModalError'
import { disconnectRequested } from '../../../../src/events/connectionEvents'
import { modalOpenRequested } from '../../../../src/events/modalEvents'
import { chunkFetched } from '../../../../src/core/notifications/notificationsSlice'
import {
  signInCancelled,
  signInRequested,
  signOutRequested,
} from '../../../../src/features/siwx/siwxEvents'
import {
  ALICE,
  connect,
  HERON,
  pass,
  setUpFlowTests,
  settle,
  type FlowWorld,
} from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'
import { createFakeSiwx, sessionOn } from '../../../support/siwxWorld'

const signedInAs = {
  address: ALICE,
  caipNetworkId: 'eip155:1',
  issuedAt: null,
  expirationTime: null,
}
const signs = { signMessage: async () => '0x1b' }
const eip155 = { namespace: 'eip155' } as const

const { setImmediate: realTurn } = jest.requireActual<typeof Timers>('node:timers/promises')

/** The methods are loaded by a dynamic import, which fake timers do not advance. */
async function answerOf<T>(asked: Promise<T>): Promise<T> {
  let isDone = false
  const done = asked.finally(() => (isDone = true))
  for (let turn = 0; turn < 50 && !isDone; turn += 1) {
    await realTurn()
    await pass(100)
  }
  return done
}

describe('useSiwx', () => {
  const createWorld = setUpFlowTests()

  it('returns who is signed in, and signs in and out from the page', async () => {
    const world = createWorld({ options: { siwx: createFakeSiwx() }, adapter: signs })
    const { result } = holdHook(world, useSiwx)
    expect(result.current).toMatchObject({ status: 'signedOut', session: null, error: null })
    await act(() => connect(world))
    expect(result.current.status).toBe('asking')
    await act(async () => {
      expect(await answerOf(result.current.signIn())).toEqual({
        status: 'signedIn',
        session: signedInAs,
      })
    })
    expect(result.current).toMatchObject({ status: 'signedIn', session: signedInAs })
    expect(selectIsSignedIn(world.store.getState())).toBe(true)
    expect(selectIsSignedIn(world.store.getState(), 'solana')).toBe(false)
    await act(async () => {
      expect(await answerOf(result.current.signOut())).toEqual({ status: 'signedOut' })
    })
    expect(result.current).toMatchObject({ status: 'signedOut', session: null })
    expect(selectIsSignedIn(world.store.getState())).toBe(false)
  })

  it('reports why no user is signed in', async () => {
    const world = createWorld({
      options: { siwx: createFakeSiwx() },
      adapter: { signMessage: () => Promise.reject(new ModalError('USER_REJECTED')) },
    })
    await connect(world)
    const siwx = getSiwx(world.hostStore)
    expect(await answerOf(siwx.signIn())).toEqual({ status: 'rejected' })
    expect(await answerOf(siwx.signIn('solana'))).toMatchObject({
      status: 'failed',
      error: { code: 'SIWX_NO_CLIENT' },
    })
  })

  it('keeps waiting when a chunk arrives or one of another feature is missing', async () => {
    let sign: (signature: string) => void = () => undefined
    const world = createWorld({
      options: { siwx: createFakeSiwx() },
      adapter: { signMessage: () => new Promise(resolve => (sign = resolve)) },
    })
    await connect(world)
    const asked = getSiwx(world.hostStore).signIn()
    const settled = jest.fn()
    asked.then(settled, settled)
    for (let turn = 0; turn < 10; turn += 1) {
      await realTurn()
      await settle()
    }
    for (const [name, isHere] of [
      ['siwx', true],
      ['nfts', false],
    ] as const)
      world.dispatch(chunkFetched({ name, isHere }))
    await pass(100)
    expect(settled).not.toHaveBeenCalled()
    sign('0x1b')
    expect(await answerOf(asked)).toMatchObject({ status: 'signedIn' })
  })

  it('fails when the sign-in chunk is missing', async () => {
    const world = createWorld({
      options: { siwx: createFakeSiwx() },
      adapter: { signMessage: () => new Promise(() => undefined) },
    })
    await connect(world)
    const asked = getSiwx(world.hostStore).signIn()
    for (let turn = 0; turn < 10; turn += 1) {
      await realTurn()
      await settle()
    }
    world.dispatch(chunkFetched({ name: 'siwx', isHere: false }))
    expect(await answerOf(asked)).toMatchObject({ error: { code: 'CODE_NOT_LOADED' } })
  })

  it('reports that sign-in is not enabled on a page without it', async () => {
    const world = createWorld()
    expect(await answerOf(getSiwx(world.hostStore).signIn())).toMatchObject({
      status: 'failed',
      error: { code: 'SIWX_NOT_ENABLED' },
    })
  })
})

describe('opening and connecting where sign-in is configured', () => {
  const createWorld = setUpFlowTests()

  async function opening(required: boolean, act: (world: FlowWorld) => unknown) {
    const world = createWorld({
      options: { siwx: createFakeSiwx({ getRequired: () => required }) },
      adapter: signs,
    })
    const opened = jest.fn()
    world.controls.open().then(opened, opened)
    for (let turn = 0; turn < 10; turn += 1) {
      await realTurn()
      await settle()
    }
    world.dispatch(modalOpenRequested({}))
    await connect(world)
    expect(opened).not.toHaveBeenCalled()
    await act(world)
    await pass(1_000)
    return opened.mock.calls.map(([outcome]: unknown[]) => outcome)
  }
  const connected = { status: 'connected', address: ALICE, caipNetworkId: 'eip155:1' }

  it('resolves with the user who signed in', async () => {
    expect(await opening(true, world => world.dispatch(signInRequested(eip155)))).toEqual([
      { ...connected, isSignedIn: true },
    ])
  })

  it('ends as closed when a required sign-in does not happen', async () => {
    expect(await opening(true, world => world.dispatch(signInCancelled(eip155)))).toEqual([
      { status: 'closed' },
    ])
  })

  it('ends as connected when sign-in is optional', async () => {
    expect(await opening(false, world => world.dispatch(signInCancelled(eip155)))).toEqual([
      { ...connected, isSignedIn: false },
    ])
  })

  it('resolves at once when the user is signed in', async () => {
    const siwx = createFakeSiwx()
    siwx.sessions = [sessionOn('eip155:1', ALICE)]
    const world = createWorld({ options: { siwx }, adapter: signs })
    expect(await answerOf(world.controls.connect(HERON.connectorId))).toEqual({
      ...connected,
      isSignedIn: true,
    })
    world.dispatch(signOutRequested(eip155))
    world.dispatch(disconnectRequested({}))
  })
})
