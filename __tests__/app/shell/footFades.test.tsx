import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { getViewChunks } from '../../../src/app/shell/viewParts'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { createTestStore } from '../../../src/testing/createTestStore'
import { states, type StateName } from '../../support/states/states'
import { renderView } from '../../support/renderView'

const parts = getViewChunks(findRuntime(createTestStore().hostStore, 'walletModal'))
const LONG: readonly StateName[] = [
  'accountTokens',
  'activityLong',
  'fiatSelect',
  'onrampProviders',
  'pay',
  'profileAccounts',
  'purchases',
  'selectToken',
  'sessions',
  'swapSelectSource',
  'tokenSelect',
  'transactions',
]

it.each(LONG)(
  'a list fades where it is cut off, at an action bar or at the edge of the card: %s',
  async name => {
    const state = states[name]()
    const { name: view, params } = selectCurrentView(state)
    const View = await parts[view]()
    const { container } = renderView(<View {...params} />, state)
    const body = container.querySelector('[data-wm-part="body"]')
    expect(
      body?.parentElement?.querySelector('[data-wm-part="bar"], [data-wm-part="foot"]'),
    ).not.toBeNull()
  },
)
