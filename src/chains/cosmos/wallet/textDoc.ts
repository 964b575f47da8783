/** The sign document for arbitrary text (ADR-36): one message, no fee, no chain, so that it can never be a payment. */
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
