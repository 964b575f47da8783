/** Where the Ethereum Name Service stores the avatars that users upload for their names. */
export const NAME_IMAGE_HOSTS: readonly string[] = ['euc.li']
