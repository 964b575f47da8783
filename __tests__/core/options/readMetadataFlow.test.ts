import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { viewEntry } from '../../../src/domain/views'
import { restoreStarted } from '../../../src/events/connectionEvents'
import { viewShown } from '../../../src/events/viewEvents'
import { optionsSlice, selectOptions } from '../../../src/core/options/optionsSlice'
import { registerReadMetadataFlow } from '../../../src/core/options/readMetadataFlow'
import type { AppStartListening } from '../../../src/store/listening'
import { createTestStore } from '../../../src/testing/createTestStore'

const METADATA = { name: 'Heron', description: '', url: 'https://heron.example', icons: [] }
const asked = restoreStarted({ namespace: 'eip155', connectorId: 'io.heron' })

it('leaves the host’s own name and picture alone', () => {
  const { store, dispose } = createTestStore({ options: { metadata: METADATA } })
  store.dispatch(asked)
  expect(selectOptions(store.getState()).metadata).toEqual(METADATA)
  dispose()
})

it('continues without a name when there is no document to read', () => {
  const { store, dispose } = createTestStore()
  store.dispatch(asked)
  expect(selectOptions(store.getState()).metadata).toBeNull()
  dispose()
})

describe('in a page', () => {
  const inPage = () => {
    const listener = createListenerMiddleware({ extra: { readAppMetadata: () => METADATA } })
    registerReadMetadataFlow(listener.startListening as unknown as AppStartListening)
    return configureStore({
      reducer: { options: optionsSlice.reducer },
      middleware: getDefault => getDefault().prepend(listener.middleware),
    })
  }

  it.each([
    ['a wallet is asked', asked],
    ['a view comes up', viewShown({ view: viewEntry('Connect'), cause: 'opened', previous: null })],
  ])('reads its name and picture when %s', (_when, action) => {
    const store = inPage()
    expect(selectOptions(store.getState()).metadata).toBeNull()
    store.dispatch(action)
    expect(selectOptions(store.getState()).metadata).toEqual(METADATA)
  })
})
