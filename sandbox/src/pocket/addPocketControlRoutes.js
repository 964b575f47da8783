// @ts-check
import { toRpcError } from '../wallet/walletError.js'

/**
 * The controls that tests use; see createPocketControl.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createPocketCore.js').PocketCore} core
 * @param {(origin: string | undefined) => boolean} isOwn whether a request comes from a program or the wallet's own page
 */
export function addPocketControlRoutes(app, core, isOwn) {
  /** @type {Record<string, (given: any) => unknown>} */
  const actions = {
    pair: ({ uri }) => core.pair(String(uri ?? '')),
    policy: ({ rules }) => core.policies.set(rules ?? {}),
    next: ({ rules }) => core.policies.setNext(rules ?? {}),
    clearPolicy: () => core.policies.clear(),
    pending: () => core.questions.list(),
    answer({ id, approve, choice }) {
      if (!core.questions.answer(String(id), approve !== false, choice ?? {})) {
        throw new Error(`There is no open question ${id}.`)
      }
    },
    sessions: () => core.sessions(),
    state: () => core.describe(),
    requests: () => core.log,
    clearRequests: () => void (core.log.length = 0),
    switchChain: ({ chainId }) => core.switchChain(String(chainId)),
    switchAccount: ({ namespace, index }) =>
      core.switchAccount(namespace ?? 'eip155', Number(index)),
    emit: ({ topic, chainId, name, data }) => core.emit({ topic, chainId, name, data }),
    update: ({ topic, namespaces }) => core.update(topic, namespaces),
    extend: ({ topic }) => core.extend(topic),
    ping: ({ topic }) => core.ping(topic),
    removeChain: ({ chainId }) => core.forgetChain(String(chainId)),
    disconnect: ({ topic }) => core.disconnect(topic),
    goOffline: () => core.goOffline(),
    goOnline: () => core.goOnline(),
    async reset() {
      core.policies.clear()
      await core.goOnline()
      await core.disconnect()
      core.questions.drop(() => true)
      core.restore()
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
      return c.json({ result: (await action(given)) ?? null })
    } catch (thrown) {
      return c.json({ error: toRpcError(thrown).message }, 400)
    }
  })

  app.get('/__control', async c => {
    if (!isOwn(c.req.header('origin')))
      return c.json({ error: 'Pages may not control the wallet.' }, 403)
    return c.json({
      ...core.describe(),
      sessions: core.sessions(),
      pending: core.questions.list(),
      requests: core.log,
    })
  })
}
