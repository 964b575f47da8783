import type { Address, Hex, PublicClient, TypedDataDefinition } from 'viem'

/** Whether the account signed the text. `client` must be for the message's network. */
export const verifyMessage = (
  client: PublicClient,
  address: Address,
  message: string,
  signature: Hex,
): Promise<boolean> => client.verifyMessage({ address, message, signature })

/** Whether the account signed the data. */
export const verifyTypedData = (
  client: PublicClient,
  address: Address,
  typedData: TypedDataDefinition,
  signature: Hex,
): Promise<boolean> => client.verifyTypedData({ ...typedData, address, signature })
