import { configureStore } from '@reduxjs/toolkit'
import { mainnet } from 'viem/chains'
import { onModalEvent } from '../../../src/app/host/onModalEvent'
import { createIntegration } from '../../../src/app/host/createIntegration'
import { FEATURES } from '../../../src/app/features'
import { findRuntime } from '../../../src/app/runtime/findRuntime'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import type { Feature } from '../../../src/core/feature'
import { viewPushed } from '../../../src/core/router/routerSlice'
import { viewEntry } from '../../../src/domain/views'
import { createFakeHttp } from '../../../src/testing/createFakeHttp'
import { sampleServices } from '../../../src/testing/sampleServices'
import { until } from '../../support/until'
import { namesIn, statistics } from './analyticsWorld'

/** Creates a page with lazy chunks and reports whether the statistics chunk was fetched. */
function createPage(isOn: boolean) {
  let fetched = 0
  const features = FEATURES.map((feature): Feature =>
    feature.name === 'analytics'
      ? {
          ...feature,
          load: async () => {
            fetched += 1
            return import('../../../src/features/analytics/chunk')
          },
        }
      : feature,
  )
  const http = createFakeHttp({ ...sampleServices, ...statistics })
  const integration = createIntegration<string>(
    {
      projectId: 'test',
      networks: [mainnet],
      adapters: [],
      storage: null,
      preload: 'none',
      features: { analytics: isOn },
      analytics: { hasConsent: () => true },
    },
    { features, deps: { http } },
  )
  const store = configureStore({
    reducer: () => null,
    enhancers: getDefault => getDefault().prepend(integration.enhancer),
  })
  const heard: string[] = []
  onModalEvent(store, ({ name }) => void heard.push(name))
  const runtime = findRuntime(store, integration.key)
  return { http, heard, runtime, fetched: () => fetched, dispatch: runtime.store.dispatch }
}

describe('statistics whose chunk loads late', () => {
  it('include what happened before the chunk loaded, such as the opening', async () => {
    const { http, runtime, fetched, dispatch } = createPage(true)
    dispatch(modalOpenRequested({}))
    await until(() => namesIn({ http }).length >= 2)
    expect(namesIn({ http }).slice(0, 2)).toEqual(['INITIALIZE', 'MODAL_OPEN'])
    expect(fetched()).toBe(1)
    runtime.dispose()
  })

  it('are not fetched by a page that did not turn them on, which still receives view events', async () => {
    const { http, heard, runtime, fetched, dispatch } = createPage(false)
    dispatch(modalOpenRequested({}))
    await until(() => heard.includes('MODAL_OPEN'))
    dispatch(viewPushed(viewEntry('WhatIsAWallet')))
    dispatch(viewPushed(viewEntry('WhatIsANetwork')))
    await until(() => heard.includes('CLICK_NETWORK_HELP'))
    expect(heard).toContain('CLICK_WALLET_HELP')
    expect(fetched()).toBe(0)
    expect(namesIn({ http })).toEqual([])
    runtime.dispose()
  })
})
