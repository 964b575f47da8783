import { test as base } from '../../support/test'
import type { StateJourney } from './pictureState'

/** The fixtures for reaching a state, without those that vary by picture. */
type Sandbox = Omit<StateJourney, 'look' | 'email'>

/** Provides the whole sandbox, since each state uses a different part of it. */
export const test = base.extend<{ sandbox: Sandbox }>({
  sandbox: async (
    {
      page,
      context,
      trouble,
      wallet,
      relay,
      pocket,
      chainOne,
      chainTwo,
      swapChain,
      api,
      checkout,
      mailbox,
      identity,
      farcaster,
      services,
      host,
      modal,
    },
    provide,
  ) =>
    provide({
      page,
      context,
      trouble,
      wallet,
      relay,
      pocket,
      chainOne,
      chainTwo,
      swapChain,
      api,
      checkout,
      mailbox,
      identity,
      farcaster,
      services,
      host,
      modal,
    }),
})
