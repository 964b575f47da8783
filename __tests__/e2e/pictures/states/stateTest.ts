import { test as base } from '../../support/test'
import type { StateJourney } from './pictureState'

/** What a state is reached with, without what differs from picture to picture. */
type Sandbox = Omit<StateJourney, 'look' | 'email'>

/** A test that is handed the whole sandbox, since each state takes what it needs of it. */
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
