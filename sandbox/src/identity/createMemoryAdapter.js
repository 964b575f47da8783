// @ts-check

/** @typedef {import('oidc-provider').AdapterPayload} Payload */

/** Creates the identity server's in-memory storage of sessions and tokens. */
export function createMemoryAdapter() {
  /** @type {Map<string, Payload>} */
  const kept = new Map()

  /**
   * @param {string} model such as `AccessToken`
   * @returns {import('oidc-provider').Adapter}
   */
  return model => {
    /** @param {string} id */
    const keyOf = id => `${model}:${id}`
    /** @param {(payload: Payload) => boolean} fits */
    const findBy = async fits =>
      [...kept].find(([key, payload]) => key.startsWith(`${model}:`) && fits(payload))?.[1]
    return {
      async upsert(id, payload) {
        kept.set(keyOf(id), payload)
      },
      find: async id => kept.get(keyOf(id)),
      findByUid: uid => findBy(payload => payload.uid === uid),
      findByUserCode: userCode => findBy(payload => payload.userCode === userCode),
      async consume(id) {
        const payload = kept.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(keyOf(id))
      },
      async revokeByGrantId(grantId) {
        for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
      },
    }
  }
}
