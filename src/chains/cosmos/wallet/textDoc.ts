/** Returns the ADR-36 document for a text: one message without fee or chain, so never a payment. */
export function textDoc(message: string, signer: string) {
  const bytes = new TextEncoder().encode(message)
  const data = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return {
    chain_id: '',
    account_number: '0',
    sequence: '0',
    fee: { gas: '0', amount: [] },
    msgs: [{ type: 'sign/MsgSignData', value: { signer, data } }],
    memo: '',
  }
}
