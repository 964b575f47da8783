import { setTimeout as pause } from 'node:timers/promises'
import type { TestSite } from './startTestSite'

/** Asks until it is so; the limit of the test ends the asking. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(5)
}

/** A counter of `/metrics`; 0 for one that has not counted yet. */
export async function metric(site: Pick<TestSite, 'url'>, label: string): Promise<number> {
  const text = await (await fetch(`${site.url}/metrics`)).text()
  const row = text.split('\n').find(line => line.includes(`{${label}}`))
  return Number(row?.split(' ').at(-1) ?? 0)
}
