import { restoreStarted } from '../../../src/events/connectionEvents'
import { selectOptions } from '../../../src/features/options/optionsSlice'
import { createTestStore } from '../../../src/testing/createTestStore'

const METADATA = { name: 'Heron', description: '', url: 'https://heron.example', icons: [] }
const asked = restoreStarted({ namespace: 'eip155', connectorId: 'io.heron' })

it('leaves the host’s own name and picture alone', () => {
  const { store, dispose } = createTestStore({ options: { metadata: METADATA } })
  store.dispatch(asked)
  expect(selectOptions(store.getState()).metadata).toEqual(METADATA)
  dispose()
})

it('goes on without a name where there is no page to read', () => {
  const { store, dispose } = createTestStore()
  store.dispatch(asked)
  expect(selectOptions(store.getState()).metadata).toBeNull()
  dispose()
})
