import type { selectConnectorStatus, useConnection, useConnections } from '../../src/index'
import {
  connectionSwitchRequested,
  type Connection,
  type ConnectionChoice,
  type ConnectorStatus,
  type HostConnection,
  type Outcome,
} from '../../src/index'
import { same } from '../support/sameTypes'

describe('the types of several wallets', () => {
  it('the hooks return connections, and methods that resolve with an outcome', () => {
    type Hook = ReturnType<typeof useConnection>
    expect(same<Hook, HostConnection>(true)).toBe(true)
    expect(same<Hook['connection'], Connection | null>(true)).toBe(true)
    expect(
      same<Hook['switchConnection'], (choice: ConnectionChoice) => Promise<Outcome>>(true),
    ).toBe(true)
    type Lists = ReturnType<typeof useConnections>
    expect(same<Lists['connections'], readonly Connection[]>(true)).toBe(true)
  })

  it('a status is one of three', () => {
    expect(same<ReturnType<typeof selectConnectorStatus>, ConnectorStatus>(true)).toBe(true)
    expect(same<ConnectorStatus, 'connected' | 'active' | 'disconnected'>(true)).toBe(true)
  })

  it('a switch names a chain family of the package, and a wallet', () => {
    const ref = { namespace: 'eip155', connectorId: 'io.heron' } as const
    expect(connectionSwitchRequested(ref).payload).toEqual(ref)
    type Asked = Parameters<typeof connectionSwitchRequested>[0]
    type Takes<T> = T extends Asked ? true : false
    expect(same<Takes<typeof ref>, true>(true)).toBe(true)
    expect(same<Takes<{ namespace: 'tron'; connectorId: string }>, false>(true)).toBe(true)
    expect(same<Takes<{ namespace: 'eip155' }>, false>(true)).toBe(true)
  })
})
