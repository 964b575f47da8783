import { routeByConnector } from '../../../../src/app/runtime/chains/routeByConnector'
import { ModalError } from '../../../../src/domain/ModalError'
import type { WalletSource } from '../../../../src/ports/walletSource'

const signal = new AbortController().signal
const unasked = () => {
  throw new Error('not expected in this test')
}
/** A source that returns its name when it signs a message, and supports nothing else. */
const sourceNamed = (name: string, more: Partial<WalletSource> = {}): WalletSource => ({
  namespace: 'eip155',
  discover: unasked,
  connect: unasked,
  restore: unasked,
  disconnect: unasked,
  watch: unasked,
  switchNetwork: unasked,
  send: async ({ connectorId }) => `${name} paid by ${connectorId}`,
  signMessage: async (id, address, message) => [name, id, address, message].join(' '),
  signTypedData: unasked,
  getProvider: unasked,
  ...more,
})

const routesTo = (sources: Readonly<Record<string, WalletSource>>) =>
  routeByConnector('eip155', async id => {
    const source = sources[id]
    if (source) return source
    throw new ModalError('ADAPTER_NOT_FOUND')
  })

describe('routeByConnector', () => {
  const routes = routesTo({ page: sourceNamed('page'), far: sourceNamed('far') })

  it('calls the source of the connector, with all arguments', async () => {
    await expect(routes.signMessage('far', '0xA', 'hello', signal)).resolves.toBe(
      'far far 0xA hello',
    )
    await expect(routes.signMessage('page', '0xA', 'hello', signal)).resolves.toBe(
      'page page 0xA hello',
    )
  })

  it('finds the source of a payment by its connector', async () => {
    const intent = { connectorId: 'far' } as Parameters<WalletSource['send']>[0]
    const network = {} as Parameters<WalletSource['send']>[2]
    await expect(routes.send(intent, 'fingerprint', network, signal)).resolves.toBe(
      'far paid by far',
    )
  })

  it('rejects what a source cannot do, but lets any account be chosen', async () => {
    const batch = { connectorId: 'page' } as Parameters<NonNullable<WalletSource['sendCall']>>[0]
    const call = (routes.sendCall as (asked: typeof batch) => Promise<string>)(batch)
    await expect(call).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    await expect(routes.loadBatching('page')).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    await expect(routes.switchAccount('page', '0xA', signal)).resolves.toBeUndefined()
  })

  it('passes on a missing source', async () => {
    await expect(routes.signMessage('none', '0xA', 'hello', signal)).rejects.toMatchObject({
      code: 'ADAPTER_NOT_FOUND',
    })
  })
})
