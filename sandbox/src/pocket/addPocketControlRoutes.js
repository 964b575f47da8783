// @ts-check
import { toRpcError } from '../wallet/walletError.js'

/**
 * The controls that tests use; see createPocketControl.
 *
 * @param {import('hono').Hono} app
 * @param {() => Promise<import('./createPocketCore.js').PocketCore>} getCore
 * @param {(origin: string | undefined) => boolean} isOwn whether a request comes from a program or the wallet's own page
 */
export function addPocketControlRoutes(app, getCore, isOwn) {
  /** @type {Record<string, (core: import('./createPocketCore.js').PocketCore, given: any) => unknown>} */
  const actions = {
    pair: (core, { uri }) => core.pair(String(uri ?? '')),
    policy: (core, { rules }) => core.policies.set(rules ?? {}),
    next: (core, { rules }) => core.policies.setNext(rules ?? {}),
    clearPolicy: core => core.policies.clear(),
    pending: core => core.questions.list(),
    answer(core, { id, approve, choice }) {
      if (!core.questions.answer(String(id), approve !== false, choice ?? {})) {
        throw new Error(`There is no open question ${id}.`)
      }
    },
    sessions: core => core.sessions(),
    state: core => core.describe(),
    requests: core => core.log,
    clearRequests: core => void (core.log.length = 0),
    switchChain: (core, { chainId }) => core.switchChain(String(chainId)),
    switchAccount: (core, { namespace, index }) =>
      core.switchAccount(namespace ?? 'eip155', Number(index)),
    emit: (core, { topic, chainId, name, data }) => core.emit({ topic, chainId, name, data }),
    update: (core, { topic, namespaces }) => core.update(topic, namespaces),
    extend: (core, { topic }) => core.extend(topic),
    ping: (core, { topic }) => core.ping(topic),
    removeChain: (core, { chainId }) => core.forgetChain(String(chainId)),
    disconnect: (core, { topic }) => core.disconnect(topic),
    goOffline: core => core.goOffline(),
    goOnline: core => core.goOnline(),
    async reset(core) {
      core.policies.clear()
      await core.goOnline().catch(() => {}) // it was online
      await core.disconnect()
      core.questions.drop(() => true)
      core.log.length = 0
    },
  }

  app.post('/__control', async c => {
    if (!isOwn(c.req.header('origin')))
      return c.json({ error: 'Pages may not control the wallet.' }, 403)
    const given = await c.req.json().catch(() => ({}))
    const action = Object.hasOwn(actions, given.action) ? actions[given.action] : undefined
    if (!action) {
      return c.json(
        { error: `No such action. There are: ${Object.keys(actions).join(', ')}.` },
        400,
      )
    }
    try {
      return c.json({ result: (await action(await getCore(), given)) ?? null })
    } catch (thrown) {
      return c.json({ error: toRpcError(thrown).message }, 400)
    }
  })

  app.get('/__control', async c => {
    if (!isOwn(c.req.header('origin')))
      return c.json({ error: 'Pages may not control the wallet.' }, 403)
    const core = await getCore()
    return c.json({
      ...core.describe(),
      sessions: core.sessions(),
      pending: core.questions.list(),
      requests: core.log,
    })
  })
}
