import type { SiwxConfig, SiwxMessageInput, SiwxSession } from '../../src/ports/siwx'

/** Signs in as the modal does: gets the message, has it signed and builds a session from both. */
export async function signedSession(
  siwx: SiwxConfig,
  input: SiwxMessageInput,
  sign: (text: string) => Promise<string> | string,
  publicKey?: string,
): Promise<SiwxSession> {
  const message = await siwx.createMessage(input)
  const text = message.toString()
  return {
    data: { ...message },
    message: text,
    signature: await sign(text),
    ...(publicKey !== undefined && { publicKey }),
  }
}
