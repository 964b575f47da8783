import {
  connectionSwitchRequested,
  selectConnectorStatus,
  useConnection,
  useConnections,
  type Connection,
  type ConnectionChoice,
  type ConnectorStatus,
  type HostConnection,
  type Outcome,
} from '../../src/index'

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
/** Compiles only when the types are the same; the check itself is the compiler's. */
const same = <A, B>(isSame: Equal<A, B>) => isSame

describe('the types of several wallets', () => {
  it('the hooks give connections, and verbs that resolve with an outcome', () => {
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
    // @ts-expect-error there is no such chain family
    connectionSwitchRequested({ namespace: 'tron', connectorId: 'io.heron' })
    // @ts-expect-error a wallet has to be named
    connectionSwitchRequested({ namespace: 'eip155' })
  })
})
