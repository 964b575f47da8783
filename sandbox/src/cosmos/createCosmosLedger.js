// @ts-check

/**
 * Creates the ledger of balances and account sequences.
 *
 * @typedef {{ denom: string, amount: string }} Coin
 * @typedef {{ number: number, sequence: number, coins: Map<string, bigint> }} CosmosAccount
 */
export function createCosmosLedger() {
  /** @type {Map<string, CosmosAccount>} */
  const accounts = new Map()

  /** @param {string} address */
  function open(address) {
    const known = accounts.get(address)
    if (known) return known
    /** @type {CosmosAccount} */
    const account = { number: accounts.size, sequence: 0, coins: new Map() }
    accounts.set(address, account)
    return account
  }

  /** @param {string} address @param {readonly Coin[]} coins */
  function credit(address, coins) {
    const { coins: held } = open(address)
    for (const { denom, amount } of coins) held.set(denom, (held.get(denom) ?? 0n) + BigInt(amount))
  }

  return {
    /** @param {string} address @returns {CosmosAccount | undefined} */
    find: address => accounts.get(address),
    credit,
    /**
     * @param {string} address
     * @param {readonly Coin[]} coins
     * @returns {boolean} false without any change when the balance is too low
     */
    debit(address, coins) {
      const held = accounts.get(address)?.coins
      /** @type {Map<string, bigint>} */
      const wanted = new Map()
      for (const { denom, amount } of coins)
        wanted.set(denom, (wanted.get(denom) ?? 0n) + BigInt(amount))
      for (const [denom, amount] of wanted) if ((held?.get(denom) ?? 0n) < amount) return false
      for (const [denom, amount] of wanted) held?.set(denom, (held.get(denom) ?? 0n) - amount)
      return true
    },
    /** @param {string} address @returns {Coin[]} */
    coins: address =>
      [...(accounts.get(address)?.coins ?? [])].flatMap(([denom, amount]) =>
        amount > 0n ? [{ denom, amount: String(amount) }] : [],
      ),
  }
}

/** @typedef {ReturnType<typeof createCosmosLedger>} CosmosLedger */
