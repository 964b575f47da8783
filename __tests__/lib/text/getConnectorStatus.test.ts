import { getConnectorStatus, parseConnectorStatus } from '../../../src/lib/text/getConnectorStatus'

const connections = [{ connectorId: 'io.metamask' }, { connectorId: 'walletConnect' }]

it.each([
  ['io.metamask', 'io.metamask', connections, 'connected'],
  ['io.metamask', 'io.metamask', [], 'connected'],
  ['walletConnect', 'io.metamask', connections, 'active'],
  ['walletConnect', null, connections, 'active'],
  ['me.rainbow', 'io.metamask', connections, 'disconnected'],
  ['me.rainbow', undefined, [], 'disconnected'],
])(
  '%s, while %s is in use among %j, is shown as: %s',
  (connectorId, activeConnectorId, held, expected) => {
    expect(getConnectorStatus({ connectorId, activeConnectorId, connections: held })).toBe(expected)
  },
)

it.each(['connected', 'active', 'disconnected'])('accepts %s', status => {
  expect(parseConnectorStatus(status)).toBe(status)
})

it.each(['connecting', '', 'Connected', null, undefined, 1])(
  'rejects %p with the message of the specification',
  status => {
    expect(() => parseConnectorStatus(status)).toThrow(
      new Error(`Invalid connection status: ${String(status)}`),
    )
  },
)
