import { FAMILIES_OVER_SESSION } from '../../../src/chains/walletconnect/familiesOverSession'
import type { LibrarySession } from '../../../src/chains/walletconnect/relay/WalletConnectLibrary'
import { walletConnect } from '../../../src/entries/walletconnect'
import { NAMESPACES, parseCaipNetworkId, type Namespace } from '../../../src/lib/address/caip'
import { walletSourceContract } from '../../contracts/walletSourceContract'
import { deferred } from '../../support/flowWorld'
import { sessionRecord, TOPIC } from './createFakeLibrary'
import { createWorldOver, FAMILIES, KEPT, type Person, type RemoteWorld } from './overSessionWorld'
import { createWorld } from './walletConnectClientWorld'

interface Asked {
  readonly request: { readonly method: string }
}

/** The package's client over a scripted library. */
function createRealRelay(namespace: Namespace, person: Person): RemoteWorld {
  const { networks } = FAMILIES[namespace]
  const { methods } = FAMILIES_OVER_SESSION[namespace]
  const recordOf = (shared: readonly string[]): LibrarySession =>
    sessionRecord({
      namespaces:
        shared.length === 0
          ? {}
          : {
              [namespace]: {
                accounts: networks.flatMap(id => shared.map(address => `${id}:${address}`)),
                chains: networks,
                methods,
                events: ['accountsChanged', 'chainChanged'],
              },
            },
    })
  let record = recordOf([])
  const isReached = deferred<void>()
  const { client, fake } = createWorld({
    record,
    networks,
    ports: { storage: KEPT, hasAdapterOver: each => Boolean(FAMILIES[each].adapter.loadOver) },
    answers: {
      pair: () => person.decide(() => record),
      request: asked => person.answer((asked as Asked).request.method),
      disconnect: () => person.decide(() => undefined),
    },
    before: isReached.promise,
  })
  const keep = (shared: readonly string[]) => {
    record = recordOf(shared)
    fake.library.session = shared.length === 0 ? undefined : record
    fake.setSessions(shared.length === 0 ? [] : [record])
  }
  return {
    client,
    descriptor: walletConnect(),
    reach: () => isReached.resolve(),
    keep,
    report(shared) {
      keep(shared)
      fake.tell(shared.length === 0 ? 'session_delete' : 'session_update', { topic: TOPIC })
    },
    moveTo(chainId) {
      const event = { name: 'chainChanged', data: parseCaipNetworkId(chainId).reference }
      fake.tell('session_event', { id: 1, topic: TOPIC, params: { chainId, event } })
    },
    prompts: () => fake.asked('pair').length + fake.asked('request').length,
    requests: () => fake.calls.length,
  }
}

for (const namespace of NAMESPACES)
  walletSourceContract(`WalletConnect on ${namespace}`, () =>
    createWorldOver(namespace, createRealRelay),
  )
