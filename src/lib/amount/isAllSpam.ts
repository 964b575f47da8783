export interface SpamMarkedTransfer {
  readonly nft_info?: { readonly flags?: { readonly is_spam?: boolean } } | null | undefined
}

/** Whether a transaction is hidden: it has transfers, and all are NFTs flagged as spam. */
export function isAllSpam(transfers: readonly SpamMarkedTransfer[]): boolean {
  return (
    transfers.length > 0 && transfers.every(({ nft_info }) => nft_info?.flags?.is_spam === true)
  )
}
