/** Where the Ethereum Name Service keeps the pictures that people upload for their names. */
export const NAME_IMAGE_HOSTS: readonly string[] = ['euc.li']
