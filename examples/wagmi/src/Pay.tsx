import { useState } from 'react'
import { parseEther } from 'viem'
import { useConnection, useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Ordinary wagmi code, unchanged by the modal. */
export function Pay() {
  const { address, status } = useConnection()
  const [count, setCount] = useState(0)
  const { data: hash, mutate: send, error } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  return (
    <>
      <p>wagmi says: {address ?? status}</p>
      <button onClick={() => setCount(count + 1)}>Count is {count}</button>
      <button disabled={!address} onClick={() => send({ to: TO, value: parseEther('0.01') })}>
        Pay with wagmi
      </button>
      <output>
        {error?.message ?? receipt?.status ?? (hash ? 'waiting for the network' : '')}
      </output>
    </>
  )
}
