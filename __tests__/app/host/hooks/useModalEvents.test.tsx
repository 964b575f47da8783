import { useModalEvents, type ModalEvent } from '../../../../src/app/host/hooks/useModalEvents'
import { connectFailed, disconnected } from '../../../../src/events/connectionEvents'
import { modalCloseRequested, modalOpenRequested } from '../../../../src/events/modalEvents'
import { networkSwitched } from '../../../../src/events/networkEvents'
import { states } from '../../../../src/testing/states'
import { HERON, NOW, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

describe('useModalEvents', () => {
  const createWorld = setUpFlowTests()

  it('tells each thing once, without addresses', async () => {
    const heard: ModalEvent[] = []
    const { result, tell } = holdHook(createWorld({ state: states.account }), where =>
      useModalEvents(event => void heard.push(event), where),
    )
    expect(result.current).toBeNull()
    await tell(modalOpenRequested({}))
    await tell(modalCloseRequested({ by: 'visitor' }))
    await tell(networkSwitched({ caipNetworkId: 'eip155:8453', by: 'visitor' }))
    await tell(disconnected({ namespace: 'eip155', by: 'wallet' }))
    for (const code of ['USER_REJECTED', 'CONNECT_FAILED'] as const) {
      await tell(connectFailed({ ...HERON, error: { code, detail: '' } }))
    }
    const namespace = 'eip155'
    const time = NOW
    expect(heard).toEqual([
      { name: 'MODAL_OPEN', properties: { connected: true }, time },
      { name: 'MODAL_CLOSE', properties: { connected: true }, time },
      { name: 'SWITCH_NETWORK', properties: { network: 'eip155:8453' }, time },
      { name: 'DISCONNECT_SUCCESS', properties: { namespace, by: 'wallet' }, time },
      { name: 'USER_REJECTED', properties: { namespace, code: 'USER_REJECTED' }, time },
      { name: 'CONNECT_ERROR', properties: { namespace, code: 'CONNECT_FAILED' }, time },
    ])
    expect(result.current).toEqual(heard.at(-1))
  })

  it('listens to one store only, and no longer than it is there', async () => {
    const heard: string[] = []
    const first = createWorld()
    const second = createWorld()
    const { moveTo, result, unmount, tell } = holdHook(first, where =>
      useModalEvents(event => void heard.push(event.name), where),
    )
    await tell(modalOpenRequested({}))
    moveTo(second)
    expect(result.current).toBeNull()
    await tell(modalCloseRequested({ by: 'page' }))
    expect(heard).toEqual(['MODAL_OPEN'])
    unmount()
    second.dispatch(modalOpenRequested({}))
    await settle()
    expect(heard).toEqual(['MODAL_OPEN'])
  })
})
