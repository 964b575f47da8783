import {
  createFakeWalletConnect,
  createTestStore,
  refused,
  sampleServices,
  type TestStore,
} from 'redux-wallet-modal/testing'
import { pseudoTexts } from '../../../../__tests__/support/pseudo'
import { en } from '../../../../src/strings/en/allTexts'
import type { Address } from './address'
import { catalogue } from './catalogue'
import { localeOf, PSEUDO } from './languages'

// A field that loses the focus looks its name up again.
const services = { ...sampleServices, '/v1/profile/account/*': refused(503) }

/**
 * Creates a store in the state that the address names, backed by fakes, so that no press reaches a
 * network.
 */
export function createShownStore({ shown, theme, language, direction }: Address): TestStore {
  const state = catalogue.stateOf(shown)
  const locale = localeOf(language, direction)
  return createTestStore({
    state: { ...state, theme: { ...state.theme, mode: theme, locale } },
    isStill: true,
    http: services,
    walletConnect: createFakeWalletConnect(),
    ...(language === PSEUDO && { options: { messages: pseudoTexts(en) } }),
  })
}
