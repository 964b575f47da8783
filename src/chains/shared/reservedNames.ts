/** Ids that mean something else here. */
const RESERVED = /^(?:injected|walletconnect|id_auth|safe|ledger|coinbasewallet(?:sdk)?)$/i
const LIKE_RDNS = /^[\w-]+(?:\.[\w-]+)+$/

/** Whether a wallet cannot be known by this id, which means something else. */
export const isReservedId = (id: string): boolean => RESERVED.test(id)

/** Whether a name would pass for the identity of another wallet. */
export const looksLikeRdns = (name: string): boolean => LIKE_RDNS.test(name)
