/**
 * Reads a body up to a size in bytes; null when there is more. Stops the download at once then, so that a hostile answer
 * costs no memory.
 */
export async function readBody(response: Response, maxBytes: number): Promise<Blob | null> {
  const reader = response.body?.getReader()
  if (!reader) return new Blob([])
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}
