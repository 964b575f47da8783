import type { Deps } from '../../ports/deps'

/** The code behind an id; null where it is over, or belonged to another life of the page. */
export function readCode({ secrets }: Pick<Deps, 'secrets'>, codeId: string | null): string | null {
  const uri = codeId === null ? undefined : secrets.read(codeId)
  return typeof uri === 'string' ? uri : null
}
