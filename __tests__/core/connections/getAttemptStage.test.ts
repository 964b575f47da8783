import { getAttemptStage, type AttemptStage } from '../../../src/core/connections/getAttemptStage'
import type { ConnectAttempt } from '../../../src/core/connections/connectionsSlice'
import { sampleConnector } from '../../../src/testing/samples'

const heron = sampleConnector('io.heron', 'Heron')
const attempt = (phase: ConnectAttempt['phase'], connectorId = 'io.heron'): ConnectAttempt => ({
  namespace: 'eip155',
  connectorId,
  phase,
  error: null,
})

describe('getAttemptStage', () => {
  it.each<[string, typeof heron | null, ConnectAttempt | null, AttemptStage]>([
    ['no wallet was asked', heron, null, 'idle'],
    ['another wallet was asked', heron, attempt('waiting', 'app.lumen'), 'idle'],
    ['the wallet was asked', heron, attempt('waiting'), 'waiting'],
    ['the wallet refused', heron, attempt('failed'), 'failed'],
    ['the wallet agreed', heron, attempt('done'), 'done'],
    ['the wallet agreed and left the list', null, attempt('done'), 'done'],
    ['the wallet left the list during the request', null, attempt('waiting'), 'gone'],
    ['the wallet is not listed', null, null, 'gone'],
  ])('when %s', (_when, connector, current, stage) => {
    expect(getAttemptStage('io.heron', connector, current)).toBe(stage)
  })
})
