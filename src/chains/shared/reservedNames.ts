/** Ids with another meaning in the modal. */
const RESERVED = /^(?:injected|walletconnect|id_auth|safe|ledger|coinbasewallet(?:sdk)?)$/i
const LIKE_RDNS = /^[\w-]+(?:\.[\w-]+)+$/

/** Whether an id is reserved and cannot identify a wallet. */
export const isReservedId = (id: string): boolean => RESERVED.test(id)

/** Whether a name could be mistaken for another wallet's rdns. */
export const looksLikeRdns = (name: string): boolean => LIKE_RDNS.test(name)
