import { viewEntry } from '../../../src/domain/views'
import { backRequested } from '../../../src/events/backEvents'
import {
  modalClosed,
  modalCloseRequested,
  modalOpened,
  modalOpenRequested,
} from '../../../src/events/modalEvents'
import { walletConnected } from '../../../src/events/connectionEvents'
import { selectConnectionByNamespace } from '../../../src/core/connections/connectionsSlice'
import { selectApprovalId, selectFrameRequests } from '../../../src/features/embedded/embeddedSlice'
import { selectIsOpen } from '../../../src/core/modal/modalSlice'
import { selectToasts } from '../../../src/core/notifications/notificationsSlice'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { selectHistory } from '../../../src/core/router/routerSelectors'
import type { FrameRequest } from '../../../src/ports/embedded'
import { sampleAccount, sampleCapabilities } from '../../../src/testing/samples'
import { AUTH, createFakeFrame } from '../../support/embeddedWorld'
import { pass, setUpFlowTests, settle, type FlowWorld } from '../../support/flowWorld'

const request = (id: string): FrameRequest => ({
  id,
  namespace: 'eip155',
  method: 'personal_sign',
})
const connected = walletConnected({
  ...AUTH,
  accounts: [sampleAccount],
  capabilities: sampleCapabilities,
  caipNetworkId: 'eip155:1',
  walletName: 'Email',
  isRestored: true,
})

describe('a request pending in the frame', () => {
  const createWorld = setUpFlowTests()

  const view = (world: FlowWorld) => selectCurrentView(world.store.getState()).name
  const isOpen = (world: FlowWorld) => selectIsOpen(world.store.getState())
  const waiting = (world: FlowWorld) => selectFrameRequests(world.store.getState())

  async function loggedIn() {
    const frame = createFakeFrame()
    const world = createWorld({ embedded: frame })
    world.dispatch(connected)
    await pass(1_000)
    expect(frame.watchers()).toBeGreaterThan(0)
    const ask = async (...ids: readonly string[]) => {
      frame.tell({ kind: 'requests', requests: ids.map(request) })
      await settle()
    }
    return { world, frame, ask }
  }

  it('opens the modal by itself, and closes it after the visitor’s response', async () => {
    const { world, frame, ask } = await loggedIn()
    await ask('one')
    expect([isOpen(world), view(world)]).toEqual([true, 'ApproveTransaction'])
    frame.tell({ kind: 'requestEnded', id: 'one', outcome: 'approved' })
    await ask()
    expect(isOpen(world)).toBe(false)
    expect(frame.calls).not.toContain('rejectPending')
  })

  it.each(['approved', 'rejected', 'failed'] as const)(
    'covers the current view and leads back to it: %s',
    async outcome => {
      const { world, frame, ask } = await loggedIn()
      world.dispatch(modalOpenRequested({}))
      await settle()
      await ask('one')
      expect(selectHistory(world.store.getState()).map(({ name }) => name)).toEqual([
        'Account',
        'ApproveTransaction',
      ])
      frame.tell({ kind: 'requestEnded', id: 'one', outcome })
      await ask()
      expect([isOpen(world), view(world)]).toEqual([true, 'Account'])
      expect(frame.calls).not.toContain('rejectPending')
    },
  )

  it.each([
    ['personal_sign', 'email.requestFailed'],
    ['eth_sendTransaction', 'email.paymentFailed'],
    ['wallet_sendCalls', 'email.paymentFailed'],
    ['solana_signAndSendTransaction', 'email.paymentFailed'],
  ])('reports the failure of a page’s request when the modal closes: %s', async (method, text) => {
    const { world, frame, ask } = await loggedIn()
    frame.tell({ kind: 'requests', requests: [{ id: 'one', namespace: 'eip155', method }] })
    await settle()
    frame.tell({ kind: 'requestEnded', id: 'one', outcome: 'failed' })
    await ask()
    expect(isOpen(world)).toBe(false)
    expect(selectToasts(world.store.getState())).toMatchObject([{ text, isSticky: true }])
  })

  it('reports the end of the login instead of the request that failed with it', async () => {
    const { world, frame, ask } = await loggedIn()
    await ask('one')
    frame.tell({ kind: 'requestEnded', id: 'one', outcome: 'failed' })
    await ask()
    expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'email.requestFailed' }])
    frame.tell({ kind: 'ended', reason: 'expired' })
    await settle()
    expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'email.expired' }])
  })

  it('shows no toast for a rejection, nor for a failure that the view below reports itself', async () => {
    const { world, frame, ask } = await loggedIn()
    await ask('one')
    frame.tell({ kind: 'requestEnded', id: 'one', outcome: 'rejected' })
    await ask()
    world.dispatch(modalClosed())
    world.dispatch(modalOpenRequested({}))
    await settle()
    await ask('two')
    frame.tell({ kind: 'requestEnded', id: 'two', outcome: 'failed' })
    await ask()
    expect(selectToasts(world.store.getState())).toEqual([])
  })

  it('is followed by the next one, and the view leaves with the last', async () => {
    const { world, ask } = await loggedIn()
    await ask('one')
    await ask('one', 'two')
    expect(selectHistory(world.store.getState())).toHaveLength(1)
    await ask('two')
    expect(view(world)).toBe('ApproveTransaction')
    await ask()
    expect(isOpen(world)).toBe(false)
  })

  it.each([
    ['closing the card', modalCloseRequested({ by: 'visitor' })],
    ['going back', backRequested()],
    ['what the page opens instead', modalOpened({ view: viewEntry('Account'), namespace: null })],
  ])('is rejected by %s, and the next request is shown again', async (_way, action) => {
    const { world, frame, ask } = await loggedIn()
    await ask('one')
    world.dispatch(action)
    await settle()
    expect(frame.calls.filter(call => call === 'rejectPending')).toHaveLength(1)
    await ask()
    world.dispatch(modalClosed())
    await ask('two')
    expect([isOpen(world), view(world)]).toEqual([true, 'ApproveTransaction'])
    await ask()
  })

  it('closes the modal when the frame requests it', async () => {
    const { world, frame, ask } = await loggedIn()
    await ask('one')
    frame.tell({ kind: 'closeRequested' })
    await settle()
    expect(isOpen(world)).toBe(false)
    expect(frame.calls).toContain('rejectPending')
    await ask()
  })

  it('keeps an entry in the secret store only while a request is pending', async () => {
    const { world, ask } = await loggedIn()
    const read = (id: string) =>
      world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.read(id))
    await ask('one')
    const approvalId = selectApprovalId(world.store.getState()) ?? ''
    expect(read(approvalId)).toBe(true)
    await ask()
    expect(read(approvalId)).toBeUndefined()
    expect(selectApprovalId(world.store.getState())).toBeNull()
  })

  it('reports an action that is not allowed after 300 ms, and rejects pending requests', async () => {
    const { world, frame } = await loggedIn()
    frame.tell({ kind: 'notAllowed', method: 'eth_sign' })
    await pass(299)
    expect(isOpen(world)).toBe(true)
    expect(selectToasts(world.store.getState())).toEqual([])
    await pass(1)
    expect(selectToasts(world.store.getState())).toMatchObject([{ text: 'errors.rpcNotAllowed' }])
    expect(frame.calls).toContain('rejectPending')
  })

  it.each([
    ['signedOut', 'email.signedOut'],
    ['expired', 'email.expired'],
    ['frameLost', 'email.frameLost'],
  ] as const)('ends every family when the login is %s, and reports it', async (reason, text) => {
    const { world, frame, ask } = await loggedIn()
    await ask('one')
    frame.tell({ kind: 'ended', reason })
    await settle()
    expect(selectConnectionByNamespace(world.store.getState(), 'eip155').phase).toBe('disconnected')
    expect(isOpen(world)).toBe(false)
    expect(waiting(world)).toEqual([])
    expect(selectToasts(world.store.getState())).toMatchObject([{ text, isSticky: true }])
    expect(frame.watchers()).toBe(0)
  })

  it('is not restored by time travel', async () => {
    const { world, ask } = await loggedIn()
    await ask('one')
    world.halt()
    world.dispatch(modalClosed())
    await settle()
    await ask()
    expect(waiting(world)).toEqual([])
  })
})
