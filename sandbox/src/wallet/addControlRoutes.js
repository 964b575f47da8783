// @ts-check

/**
 * The controls that tests use; see createWalletControl.
 *
 * @param {import('hono').Hono} app
 * @param {import('./createWalletCore.js').WalletCore} core
 * @param {(origin: string | undefined) => boolean} isOwn whether a request comes from a program or the wallet's own page
 */
export function addControlRoutes(app, core, isOwn) {
  /** @type {Record<string, (given: any, wallet: import('./createWalletState.js').WalletState) => unknown>} */
  const actions = {
    policy: ({ rules, wallet }) => core.policies.set(rules ?? {}, wallet),
    clearPolicy: () => core.policies.clear(),
    pending: () => core.approvals.list(),
    answer: ({ id, approve, accounts }) => {
      if (!core.approvals.answer(String(id), approve !== false, accounts ? { accounts } : {})) {
        throw new Error(`There is no open request ${id}.`)
      }
    },
    requests: () => core.log,
    clearRequests: () => void (core.log.length = 0),
    state: (_given, wallet) => wallet.describe(),
    lock: (_given, wallet) => wallet.lock(),
    unlock: (_given, wallet) => wallet.unlock(),
    switchAccount: ({ index }, wallet) => wallet.switchAccount(Number(index)),
    switchChain: ({ chainId }, wallet) => wallet.switchChain(Number(chainId)),
    removeChain: ({ chainId }, wallet) => wallet.removeChain(Number(chainId)),
    knownChains: (_given, wallet) => wallet.describe().chains,
    disconnectSite: ({ origin }, wallet) => wallet.forget(String(origin)),
    goOffline: (_given, wallet) => wallet.goOffline(),
    goOnline: (_given, wallet) => wallet.goOnline(),
    reset: () => core.reset(),
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
    const wallet = given.wallet === 2 ? core.wallets[2] : core.wallets[1]
    try {
      return c.json({ result: (await action(given, wallet.state)) ?? null })
    } catch (thrown) {
      return c.json({ error: thrown instanceof Error ? thrown.message : String(thrown) }, 400)
    }
  })

  app.get('/__control', c => {
    if (!isOwn(c.req.header('origin')))
      return c.json({ error: 'Pages may not control the wallet.' }, 403)
    return c.json({
      wallets: Object.values(core.wallets).map(({ state }) => state.describe()),
      pending: core.approvals.list(),
      policies: core.policies.list(),
      requests: core.log,
    })
  })
}
