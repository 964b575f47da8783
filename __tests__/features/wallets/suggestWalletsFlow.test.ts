import { waitFor } from '@testing-library/react'
import { viewEntry } from '../../../src/domain/views'
import { modalOpened } from '../../../src/events/modalEvents'
import { selectSuggestions } from '../../../src/features/wallets/walletsSelectors'
import { answered } from '../../../src/testing/createFakeHttp'
import { createTestStore } from '../../../src/testing/createTestStore'

const ANSWER = {
  data: [{ id: 'a'.repeat(64), name: 'Heron', homepage: 'https://heron.example' }],
  count: 1,
}

it('asks the directory once somebody wants to get a wallet', async () => {
  const { store, http, dispose } = createTestStore({
    http: { '/getWallets': answered(ANSWER), '/appkit/v1/config': answered({ features: [] }) },
  })
  store.dispatch(modalOpened({ view: viewEntry('GetWallet'), namespace: null }))
  await waitFor(() => expect(selectSuggestions(store.getState())).toHaveLength(1))
  expect(http.requests.filter(({ path }) => path === '/getWallets')).toHaveLength(1)
  expect(selectSuggestions(store.getState()).map(({ name }) => name)).toEqual(['Heron'])
  dispose()
})
