import { act } from '@testing-library/react'
import { useModalEvents } from '../../../../src/app/host/hooks/useModalEvents'
import type { ModalEvent } from '../../../../src/app/host/onModalEvent'
import { connectFailed, disconnected } from '../../../../src/events/connectionEvents'
import {
  modalCloseRequested,
  modalOpenRequested,
  modalPreloadRequested,
} from '../../../../src/events/modalEvents'
import { networkSwitched } from '../../../../src/events/networkEvents'
import {
  registrationDone,
  registrationFailed,
  registrationSigning,
} from '../../../../src/features/names/namesSlice'
import { providerChosen } from '../../../../src/features/onramp/onrampSlice'
import { viewPushed } from '../../../../src/core/router/routerSlice'
import { activityMoreRequested } from '../../../../src/core/transactions/transactionsSlice'
import { viewEntry } from '../../../../src/domain/views'
import { answered, refused } from '../../../../src/testing/createFakeHttp'
import { sampleHistory } from '../../../support/states/sampleHoldings'
import { states } from '../../../support/states/states'
import { HERON, NOW, quietServices, setUpFlowTests, settle } from '../../../support/flowWorld'
import { holdHook } from '../../../support/holdHook'

describe('useModalEvents', () => {
  const createWorld = setUpFlowTests()

  it('reports each event once, without addresses', async () => {
    const heard: ModalEvent[] = []
    const { result, tell, unmount } = holdHook(createWorld({ state: states.account }), where =>
      useModalEvents(event => void heard.push(event), where),
    )
    expect(result.current).toBeNull()
    await tell(modalPreloadRequested())
    expect(heard.splice(0).map(({ name }) => name)).toEqual(['MODAL_CREATED', 'INITIALIZE'])
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
    unmount()
  })

  it('reports purchases, outcomes of names, and other activity', async () => {
    const heard: unknown[] = []
    const history = answered({ data: sampleHistory, next: 'more' })
    let isBroken = false
    const world = createWorld({
      state: states.account,
      http: {
        ...quietServices,
        '/v1/account/*/history': ({ params }) =>
          params?.['onramp']
            ? answered({ data: [], next: null })
            : isBroken
              ? refused(500)
              : history,
        '/v1/onramp/options': refused(404),
        '/v1/generators/onrampurl': refused(404),
      },
    })
    const { tell, unmount } = holdHook(world, where =>
      useModalEvents(({ name, properties }) => void heard.push([name, properties]), where),
    )
    await tell(modalPreloadRequested())
    heard.length = 0
    const isSmartAccount = false
    const network = 'eip155:1'
    const unanswered = { code: 'SERVICE_UNREACHABLE', status: 404 }
    await tell(providerChosen('coinbase'))
    expect(heard.splice(0)).toEqual([
      ['SELECT_BUY_PROVIDER', { provider: 'coinbase', isSmartAccount }],
      ['API_ERROR', { ...unanswered, endpoint: 'getOnRampLists' }],
      ['API_ERROR', { ...unanswered, endpoint: 'getOnRampLink' }],
    ])
    const ensName = 'ada.reown.id'
    await tell(viewPushed(viewEntry('RegisterAccountName')))
    await tell(registrationSigning({ name: ensName }))
    await tell(registrationFailed({ name: ensName, failure: 'wallet', code: 'SIGN_FAILED' }))
    await tell(registrationFailed({ name: ensName, failure: 'service', reason: 'Taken' }))
    await tell(registrationDone({ name: ensName }))
    expect(heard.splice(0)).toEqual([
      ['OPEN_ENS_FLOW', { network, isSmartAccount }],
      ['REGISTER_NAME_INITIATED', { isSmartAccount, ensName }],
      ['REGISTER_NAME_ERROR', { isSmartAccount, ensName, error: 'SIGN_FAILED' }],
      ['REGISTER_NAME_ERROR', { isSmartAccount, ensName, error: 'service' }],
      ['REGISTER_NAME_SUCCESS', { isSmartAccount, ensName }],
    ])
    await tell(viewPushed(viewEntry('Transactions')))
    await act(settle)
    isBroken = true
    await tell(activityMoreRequested())
    await act(settle)
    isBroken = false
    await tell(activityMoreRequested())
    await act(settle)
    expect(heard).toEqual([
      ['CLICK_TRANSACTIONS', { network, isSmartAccount }],
      ['LOAD_MORE_TRANSACTIONS', { isSmartAccount }],
      ['API_ERROR', { code: 'HISTORY_UNAVAILABLE', status: 500, endpoint: 'getHistory' }],
      ['ERROR_FETCH_TRANSACTIONS', { isSmartAccount }],
    ])
    unmount()
  })

  it('listens to one store only, and only while it is mounted', async () => {
    const heard: string[] = []
    const first = createWorld()
    const second = createWorld()
    const { moveTo, result, unmount, tell } = holdHook(first, where =>
      useModalEvents(event => void heard.push(event.name), where),
    )
    await tell(modalOpenRequested({}))
    expect(heard.splice(0)).toEqual(['MODAL_CREATED', 'INITIALIZE', 'MODAL_OPEN'])
    moveTo(second)
    expect(result.current).toBeNull()
    await tell(modalCloseRequested({ by: 'page' }))
    expect(heard).toEqual([])
    unmount()
    second.dispatch(modalOpenRequested({}))
    await settle()
    expect(heard).toEqual([])
  })
})
